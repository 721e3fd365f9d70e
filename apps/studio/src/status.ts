export const STATUSES = [
	{ id: "draft", name: "Draft" },
	{ id: "in_review", name: "In review" },
	{ id: "published", name: "Published" },
	{ id: "archived", name: "Archived" },
] as const;

/** The wire knows no status "scheduled": it is in review with a time. */
export const STATUS_FILTERS = [...STATUSES, { id: "scheduled", name: "Scheduled" }];

type Status = (typeof STATUSES)[number]["id"];
export type Step = { to: Status; label: string; needsPublisher: boolean };

const STEPS: Readonly<Record<Status, readonly Step[]>> = {
	draft: [
		{ to: "in_review", label: "Save and ask for review", needsPublisher: false },
		{ to: "published", label: "Save and publish", needsPublisher: true },
		{ to: "archived", label: "Save and archive", needsPublisher: true },
	],
	in_review: [
		{ to: "draft", label: "Save and take back to draft", needsPublisher: false },
		{ to: "published", label: "Save and publish", needsPublisher: true },
		{ to: "archived", label: "Save and archive", needsPublisher: true },
	],
	published: [
		{ to: "draft", label: "Save and take off the site", needsPublisher: true },
		{ to: "archived", label: "Save and archive", needsPublisher: true },
	],
	archived: [{ to: "draft", label: "Save and bring back as a draft", needsPublisher: true }],
};

export function stepsFrom(status: unknown, mayPublish: boolean): readonly Step[] {
	const known = STATUSES.find(({ id }) => id === status);
	// What was never saved cannot be archived.
	const steps = STEPS[known?.id ?? "draft"].filter(({ to }) => known !== undefined || to !== "archived");
	return steps.filter(({ needsPublisher }) => mayPublish || !needsPublisher);
}

/** A piece in review with a time becomes public by itself. */
export function stateOfPiece({ status, publish_at: at }: Readonly<Record<string, unknown>>): string {
	return status === "in_review" && typeof at === "string" ? "Scheduled" : nameOfStatus(status);
}

export function nameOfStatus(status: unknown): string {
	return STATUSES.find(({ id }) => id === status)?.name ?? "";
}

export function stepsToStatus(from: string, to: unknown): readonly Status[] {
	const next = stepsFrom(from, true).map((step) => step.to);
	const straight = next.find((status) => status === to);
	if (straight !== undefined) return [straight];
	return (
		next.flatMap((via) => stepsFrom(via, true).flatMap((step) => (step.to === to ? [[via, step.to]] : [])))[0] ?? []
	);
}
