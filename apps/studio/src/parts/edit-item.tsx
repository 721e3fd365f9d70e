import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import {
	Edit,
	type EditProps,
	type RaRecord,
	useGetIdentity,
	useGetRecordRepresentation,
	useNotify,
	usePermissions,
	useRecordContext,
	useRedirect,
	useResourceContext,
} from "react-admin";
import { mayChange, maySuggest } from "#studio/rights.ts";
import { mayRetry, WireError } from "#studio/wire/http.ts";
import { ItemHead } from "./item-head.tsx";
import { messageOf } from "./message-of.ts";
import { ReadOnly } from "./read-only.tsx";
import { useSavedNotice } from "./saved-notice.tsx";
import { useLeave } from "./use-is-mounted.ts";

type Props = Omit<EditProps, "mutationMode" | "redirect" | "queryOptions" | "render" | "children"> & {
	redirect?: false | "list";
	children: ReactNode;
};

/**
 * The form of one item. react-admin takes any failed read for a missing item and leaves for the list, losing what was being written.
 * Here only 403 and 404 leave the form; other errors offer a retry.
 */
export function EditItem({ children, redirect: saved = false, ...props }: Props) {
	const notify = useNotify();
	const redirect = useRedirect();
	const resource = useResourceContext();
	const leave = useLeave();
	const savedNotice = useSavedNotice();
	const onSuccess = (item: RaRecord) => {
		savedNotice(item, "Your changes are saved.");
		leave(saved, resource);
	};
	const onError = (error: Error) => {
		notify(messageOf(error), { type: "error" });
		if (isGone(error)) redirect("list", resource);
	};
	return (
		<Edit
			mutationMode="pessimistic"
			title={<ItemTitle />}
			redirect={saved}
			mutationOptions={{ onSuccess }}
			queryOptions={{ onError, retry: mayRetry }}
			render={({ record, error, refetch, isFetching }) => {
				if (record !== undefined) {
					return (
						<OnceRead isFetching={isFetching === true}>
							<ItemHead />
							<Changeable>{children}</Changeable>
						</OnceRead>
					);
				}
				return error === null ? null : <Unread error={error} onAgain={() => void refetch()} />;
			}}
			{...props}
		/>
	);
}

/** The item is read-only for those who may not save it, and says so before they begin. */
function Changeable({ children }: { children: ReactNode }) {
	const record = useRecordContext<RaRecord>();
	const { identity } = useGetIdentity();
	const { permissions } = usePermissions();
	if (identity === undefined || mayChange(permissions, identity.id, record)) return children;
	if (maySuggest(permissions, record)) {
		return (
			<>
				<p role="status">
					<strong>Readers see this.</strong> Change it here, then suggest the change: an editor decides.
				</p>
				{children}
			</>
		);
	}
	return (
		<ReadOnly>
			<p role="status">
				<strong>You can read this, and not change it.</strong> Authors change only their own drafts that are not
				scheduled. An editor can change the rest.
			</p>
			{children}
		</ReadOnly>
	);
}

/**
 * react-admin shows the form with the list's copy of the item and fills it again once the item is read, which would silently undo
 * what was chosen meanwhile.
 */
function OnceRead({ isFetching, children }: { isFetching: boolean; children: ReactNode }) {
	const [wasRead, setWasRead] = useState(!isFetching);
	if (!isFetching && !wasRead) setWasRead(true);
	return wasRead ? children : <p role="status">Reading it …</p>;
}

/** The item's name; the menu already shows its type. */
export function ItemTitle() {
	const record = useRecordContext<RaRecord>();
	const represent = useGetRecordRepresentation(useResourceContext());
	return <>{record === undefined ? "" : represent(record)}</>;
}

function isGone(error: unknown): boolean {
	return error instanceof WireError && [403, 404].includes(error.status);
}

function Unread({ error, onAgain }: { error: unknown; onAgain: () => void }) {
	return (
		<p role="alert">
			It could not be read: {messageOf(error)} <Button onClick={onAgain}>Try again</Button>
		</p>
	);
}
