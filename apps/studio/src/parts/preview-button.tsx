import Button from "@mui/material/Button";
import { type RaRecord, useNotify, useRecordContext, useResourceContext } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { previewAddress } from "#studio/site.ts";
import { createPreviewToken } from "#studio/wire/deeds.ts";

/** Shows what is saved as the site would show it, through a link that counts for an hour. */
export function PreviewButton() {
	const record = useRecordContext<RaRecord>();
	const resource = useResourceContext();
	const notify = useNotify();
	if (record === undefined || resource === undefined) return null;
	const open = async () => {
		// Before anything is waited for, or the browser takes it for an advertisement.
		const tab = window.open("about:blank", "_blank");
		try {
			const address = previewAddress(await createPreviewToken(resource, record.id));
			if (tab === null) location.assign(address);
			else {
				tab.opener = null;
				tab.location.replace(address);
			}
		} catch (error) {
			tab?.close();
			notify(messageOf(error), { type: "error" });
		}
	};
	return (
		<Button variant="outlined" onClick={() => void open()}>
			Preview what is saved
		</Button>
	);
}
