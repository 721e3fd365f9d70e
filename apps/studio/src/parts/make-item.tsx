import {
	Create,
	type CreateProps,
	type RaRecord,
	useGetIdentity,
	useNotify,
	useRedirect,
	useResourceContext,
} from "react-admin";
import { moveDraft, placeOfDraft } from "#studio/writing/drafts.ts";
import { useIsHere } from "./use-is-here.ts";

type Props = Omit<CreateProps, "mutationOptions" | "redirect"> & { redirect?: "edit" | "list" };

/** The form in which an item is made. Once it is saved, it leads on to it, with what was typed since. */
export function MakeItem({ redirect: to = "edit", ...props }: Props) {
	const resource = useResourceContext(props) ?? "";
	const { identity } = useGetIdentity();
	const notify = useNotify();
	const redirect = useRedirect();
	const isHere = useIsHere();
	const onSuccess = (item: RaRecord, { data }: { data?: unknown }) => {
		notify("ra.notification.created", { type: "info" });
		const placeOf = (id: unknown) => placeOfDraft({ who: identity?.id, resource, id });
		moveDraft({ from: placeOf(undefined), to: placeOf(item.id), sent: data, isHere: isHere() });
		if (isHere()) redirect(to, resource, item.id, item);
	};
	return <Create {...props} mutationOptions={{ onSuccess }} />;
}
