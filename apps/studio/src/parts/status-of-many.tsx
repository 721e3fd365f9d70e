import Button from "@mui/material/Button";
import { useState } from "react";
import { useListContext, useNotify, usePermissions, useUpdateMany } from "react-admin";
import { mayPublish } from "#studio/rights.ts";
import { isBarred, missingOf } from "#studio/writing/missing.ts";
import { MissingFields } from "#studio/writing/use-missing.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { messageOf } from "./message-of.ts";

const STEPS = [
	{ to: "published", label: "Publish", done: "published" },
	{ to: "archived", label: "Archive", done: "archived" },
] as const;

export function StatusOfMany() {
	const { permissions } = usePermissions();
	const { data = [], selectedIds, onUnselectItems, resource } = useListContext();
	const [isOpen, setOpen] = useState(false);
	const [update, { isPending }] = useUpdateMany();
	const notify = useNotify();
	const count = selectedIds.length;
	if (count === 0 || !mayPublish(permissions)) return null;
	const pieces = data.filter(({ id }) => selectedIds.includes(id));
	const lines = pieces.flatMap((piece) => missingOf(resource, piece).map((line) => `${piece.title}: ${line}`));
	const set = ({ to, done }: (typeof STEPS)[number]) => {
		setOpen(false);
		void update(
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
	};
	return (
		<>
			{STEPS.map((step) => (
				<Button
					key={step.to}
					variant="outlined"
					disabled={isPending}
					onClick={() => (step.to === "published" && lines.length > 0 ? setOpen(true) : set(step))}
				>
					{step.label} {count}
				</Button>
			))}
			<Button onClick={() => onUnselectItems()}>Choose none</Button>
			{isOpen && (
				<ConfirmDialog
					title={`Publish ${count}`}
					content={<MissingFields lines={lines} />}
					isBarred={pieces.some(isBarred)}
					sure="Publish anyway"
					onSure={() => set(STEPS[0])}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}
