import { useState } from "react";
import { Create, type CreateProps, type RaRecord, useGetIdentity, useResourceContext } from "react-admin";
import { moveDraft, placeOfDraft } from "#studio/writing/drafts.ts";
import { useSavedNotice } from "./saved-notice.tsx";
import { useIsMounted, useLeave } from "./use-is-mounted.ts";

type Props = Omit<CreateProps, "mutationOptions" | "redirect"> & { redirect?: "edit" | "list" };

/** After saving it opens the item, with anything typed meanwhile. */
export function MakeItem({ redirect: to = "edit", ...props }: Props) {
	const resource = useResourceContext(props) ?? "";
	const { identity } = useGetIdentity();
	const notify = useSavedNotice();
	const isHere = useIsMounted();
	const leave = useLeave();
	const [opened] = useState(Date.now);
	const onSuccess = (item: RaRecord, { data }: { data?: unknown }) => {
		notify(item, item.status === "published" ? "Readers see it now." : "It is saved.");
		const placeOf = (id: unknown) => placeOfDraft({ who: identity?.id, resource, id });
		moveDraft({ from: placeOf(undefined), to: placeOf(item.id), sent: data, opened, isHere: isHere() });
		leave(to, resource, item.id, item);
	};
	return <Create {...props} mutationOptions={{ onSuccess }} />;
}
