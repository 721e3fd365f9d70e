import { Create, type CreateProps, type RaRecord, useGetIdentity, useNotify, useResourceContext } from "react-admin";
import { moveDraft, placeOfDraft } from "#studio/writing/drafts.ts";
import { useIsMounted, useLeave } from "./use-is-mounted.ts";

type Props = Omit<CreateProps, "mutationOptions" | "redirect"> & { redirect?: "edit" | "list" };

/** After saving it opens the item, with anything typed meanwhile. */
export function MakeItem({ redirect: to = "edit", ...props }: Props) {
	const resource = useResourceContext(props) ?? "";
	const { identity } = useGetIdentity();
	const notify = useNotify();
	const isHere = useIsMounted();
	const leave = useLeave();
	const onSuccess = (item: RaRecord, { data }: { data?: unknown }) => {
		notify("ra.notification.created", { type: "info" });
		const placeOf = (id: unknown) => placeOfDraft({ who: identity?.id, resource, id });
		moveDraft({ from: placeOf(undefined), to: placeOf(item.id), sent: data, isHere: isHere() });
		leave(to, resource, item.id, item);
	};
	return <Create {...props} mutationOptions={{ onSuccess }} />;
}
