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
type Step = (typeof STEPS)[number];

export function StatusOfMany() {
	const { permissions } = usePermissions();
	const { data = [], selectedIds, onUnselectItems, resource } = useListContext();
	const [pending, setPending] = useState<Step>();
	const [update, { isPending }] = useUpdateMany();
	const notify = useNotify();
	const count = selectedIds.length;
	if (count === 0 || !mayPublish(permissions)) return null;
	const pieces = data.filter(({ id }) => selectedIds.includes(id));
	const lines = pieces.flatMap((piece) => missingOf(resource, piece).map((line) => `${piece.title}: ${line}`));
	const asksBack = ({ to }: Step) =>
		to === "published" ? lines.length > 0 : pieces.some(({ status }) => status === "published");
	const set = ({ to, done }: Step) => {
		setPending(undefined);
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
					onClick={() => (asksBack(step) ? setPending(step) : set(step))}
				>
					{step.label} {count}
				</Button>
			))}
			<Button onClick={() => onUnselectItems()}>Choose none</Button>
			{pending !== undefined && (
				<ConfirmDialog
					title={`${pending.label} ${count}`}
					onSure={() => set(pending)}
					onClose={() => setPending(undefined)}
					{...(pending.to === "published"
						? { content: <MissingFields lines={lines} />, isBarred: pieces.some(isBarred), sure: "Publish anyway" }
						: {
								content: "Readers can then no longer open what is published of them.",
								sure: `${pending.label} ${count}`,
							})}
				/>
			)}
		</>
	);
}
