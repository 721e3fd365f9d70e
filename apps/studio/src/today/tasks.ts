import { DAY_MS } from "@uchit/contract/duration.ts";
export type Task = {
	name: string;
	resource: string;
	filter: Readonly<Record<string, unknown>>;
	isLate?: boolean;
	/** Its writer needs a colleague. */
	bySecond?: true;
	/** Only who may publish decides. */
	byPublisher?: true;
};

/** Days within which a request must be answered. */
const REQUEST_DAYS = 2;

/** A scheduled piece becomes public by itself and waits for nobody. */
const IN_REVIEW = { status: "in_review", publish_at: { _null: true } };

export function tasksAt(now: Date): readonly Task[] {
	const late = new Date(now.getTime() - REQUEST_DAYS * DAY_MS).toISOString();
	const unanswered = { status: { _in: ["new", "assigned", "called"] }, date_created: { _lt: late } };
	return [
		{ name: "Reviews to decide", resource: "reviews", filter: { state: "submitted" } },
		{ name: "Reviews taken up, not decided", resource: "reviews", filter: { state: "in-moderation" } },
		{ name: "Reported reviews", resource: "review_reports", filter: { status: "open" } },
		{ name: "Replies of colleges to decide", resource: "review_replies", filter: { state: "submitted" } },
		{ name: "Error reports", resource: "reports", filter: { status: "open" } },
		{ name: "Fee notices to cover and read", resource: "documents", filter: { state: "waiting" } },
		{ name: "Fee notices for a second person", resource: "documents", filter: { state: "covered" } },
		{ name: "Pages of sources that changed", resource: "source_changes", filter: { state: "open" } },
		{ name: "College claims", resource: "college_claims", filter: { status: "open" } },
		{
			name: "Corrections that wait for a second person",
			resource: "corrections",
			filter: { state: "proposed" },
			bySecond: true,
		},
		{
			name: "New colleges for a second person",
			resource: "added_colleges",
			filter: { state: "proposed" },
			bySecond: true,
		},
		{
			name: "Logos and photos for a second person",
			resource: "college_pictures",
			filter: { state: "proposed" },
			bySecond: true,
		},
		{ name: "Tables for a second person", resource: "fact_imports", filter: { state: "proposed" }, bySecond: true },
		{
			name: "Counselling files to look at",
			resource: "cutoff_files",
			filter: { state: { _in: ["ready", "unreadable"] } },
		},
		{
			name: "Corrections that a newer file contradicts",
			resource: "corrections",
			filter: { state: "applied", says: { _nnull: true } },
		},
		{
			name: "Changes that could not be made at their time",
			resource: "waiting_changes",
			filter: { state: "stuck" },
			isLate: true,
		},
		{
			name: "Tables that a newer file contradicts",
			resource: "fact_imports",
			filter: { state: "applied", disputed: { _nnull: true } },
		},
		{
			name: "New requests of the last two days",
			resource: "Lead",
			filter: { status: "new", date_created: { _gte: late } },
		},
		{ name: "Requests past two days", resource: "Lead", filter: unanswered, isLate: true },
		{
			name: "Complaints past their day",
			resource: "complaints",
			filter: { status: "open", due_at: { _lt: now.toISOString() } },
			isLate: true,
		},
		{ name: "Deliveries that failed for good", resource: "lead_deliveries", filter: { state: "dead" }, isLate: true },
		{
			name: "Changes that authors suggest",
			resource: "waiting_changes",
			filter: { state: "suggested" },
			byPublisher: true,
		},
		{ name: "Articles that wait for a review", resource: "news", filter: IN_REVIEW, byPublisher: true },
		{ name: "Pages that wait for a review", resource: "pages", filter: IN_REVIEW, byPublisher: true },
	];
}

type Person = { id: unknown; mayPublish: boolean };

/** The part of a task that the person can do, and the part that needs a colleague. */
export function sharesOf(task: Task, { id, mayPublish }: Person): { mine?: Task; colleagues?: Task } {
	if (task.byPublisher === true && !mayPublish) return { colleagues: task };
	if (task.bySecond !== true) return { mine: task };
	// What a college sent has no writer of the desk.
	const _and = [{ _or: [{ user_created: { _null: true } }, { user_created: { _neq: id } }] }];
	const by = (filter: object) => ({ ...task, filter: { ...task.filter, ...filter } });
	return { mine: by({ _and }), colleagues: by({ user_created: { _eq: id } }) };
}

export function addressOfTask({ resource, filter }: Task): string {
	return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: "{}" })}`;
}

export function yesterday(now: Date): string {
	return new Date(now.getTime() - DAY_MS).toISOString();
}
