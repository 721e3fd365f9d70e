import Button from "@mui/material/Button";
import { useListContext, useNotify, usePermissions, useUpdateMany } from "react-admin";
import { mayPublish } from "#studio/rights.ts";
import { messageOf } from "./message-of.ts";

const STEPS = [
	{ to: "published", label: "Publish", done: "published" },
	{ to: "archived", label: "Archive", done: "archived" },
] as const;

/** Publishes or archives all that are chosen in a list, or none of them. */
export function StatusOfMany() {
	const { permissions } = usePermissions();
	const { selectedIds, onUnselectItems, resource } = useListContext();
	const [update, { isPending }] = useUpdateMany();
	const notify = useNotify();
	const count = selectedIds.length;
	if (count === 0 || !mayPublish(permissions)) return null;
	const set = ({ to, done }: (typeof STEPS)[number]) =>
		update(
			resource,
			{ ids: selectedIds, data: { status: to } },
			{
				onSuccess: () => {
					notify(`${count} ${done}.`, { type: "success" });
					onUnselectItems();
				},
				onError: (error) => notify(`None of them: ${messageOf(error)}`, { type: "error" }),
			},
		);
	return (
		<p>
			{STEPS.map((step) => (
				<Button key={step.to} variant="outlined" sx={{ mr: 1 }} disabled={isPending} onClick={() => void set(step)}>
					{step.label} {count}
				</Button>
			))}
			<Button onClick={() => onUnselectItems()}>Choose none</Button>
		</p>
	);
}
