export function isOverdue({ status, due_at }: Readonly<Record<string, unknown>>, now: Date): boolean {
	return status === "open" && Date.parse(String(due_at)) < now.getTime();
}
