import { type RaRecord, Toolbar, useRecordContext } from "react-admin";
import { StepButton } from "./step-button.tsx";

type Steps = Readonly<Record<string, readonly { to: string; label: string }[] | undefined>>;

/** What may follow the state of an item, a button each; nothing where nothing may. */
export function StepToolbar({ steps, children }: { steps: Steps; children?: React.ReactNode }) {
	const item = useRecordContext<RaRecord>();
	const next = steps[String(item?.state)] ?? [];
	// Without parts the library would offer to save and to delete.
	if (next.length === 0 && children === undefined) return null;
	return (
		<Toolbar sx={{ flexWrap: "wrap", gap: 1, py: 1 }}>
			{next.map(({ to, label }) => (
				<StepButton key={to} label={label} transform={(data: object) => ({ ...data, state: to })} />
			))}
			{children}
		</Toolbar>
	);
}
