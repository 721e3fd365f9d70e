import { toMoment } from "#studio/parts/to-moment.ts";
import { Mark } from "./mark.tsx";

/** The last day of a complaint, and whether it is over. */
export function dueDay({ status, due_at: at }: Readonly<Record<string, unknown>>) {
	const isOverdue = status === "open" && Date.parse(String(at)) < Date.now();
	return (
		<>
			{toMoment(at)} {isOverdue && <Mark kind="stop">overdue</Mark>}
		</>
	);
}
