import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import {
	DeleteButton,
	type RaRecord,
	SaveButton,
	Toolbar,
	useNotify,
	usePermissions,
	useRecordContext,
	useResourceContext,
} from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { mayPublish } from "#studio/rights.ts";
import { previewAddress } from "#studio/site.ts";
import { stepsFrom } from "#studio/status.ts";
import { createPreviewToken } from "#studio/wire/actions.ts";
import { StepButton } from "./step-button.tsx";

/** The form's own `transform`: the buttons that also change the status come in its place. */
type ToSent = (data: Values, options?: { previousData?: Values }) => Values;
type Values = Record<string, unknown>;
type EditorialToolbarProps = { hasPreview?: boolean; toSent?: ToSent; children?: ReactNode };

/** Saving as it stands, and saving on to where it may go from here. */
export function EditorialToolbar({ hasPreview = true, toSent = asItIs, children }: EditorialToolbarProps) {
	const record = useRecordContext<RaRecord>();
	const { permissions } = usePermissions();
	return (
		<Toolbar sx={{ flexWrap: "wrap", gap: 1, py: 1, backgroundColor: "background.paper" }}>
			<SaveButton label="Save" alwaysEnable />
			{stepsFrom(record?.status, mayPublish(permissions)).map(({ to, label }) => (
				<StepButton key={to} label={label} transform={(data, options) => ({ ...toSent(data, options), status: to })} />
			))}
			{children}
			{hasPreview && record !== undefined && <PreviewButton />}
			{record !== undefined && <DeleteButton mutationMode="pessimistic" />}
		</Toolbar>
	);
}

function asItIs(data: Values): Values {
	return data;
}

/** Shows what is saved as the site would show it, through a link that counts for an hour. */
function PreviewButton() {
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
