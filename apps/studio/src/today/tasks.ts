import { DAY_MS } from "@uchit/contract/duration.ts";

type Kind = {
	isLate?: true;
	/** Its writer needs a colleague. */
	bySecond?: true;
	/** Only who may publish decides. */
	byPublisher?: true;
};
export type Task = Kind & { name: string; resource: string; filter: Readonly<Record<string, unknown>> };

const [LATE, BY_SECOND, BY_PUBLISHER] = [{ isLate: true }, { bySecond: true }, { byPublisher: true }] as const;

/** Days within which a request must be answered. */
const REQUEST_DAYS = 2;

/** A scheduled piece becomes public by itself and waits for nobody. */
const IN_REVIEW = { status: "in_review", publish_at: { _null: true } };

export function tasksAt(now: Date): readonly Task[] {
	const late = new Date(now.getTime() - REQUEST_DAYS * DAY_MS).toISOString();
	const unanswered = { status: { _in: ["new", "assigned", "called"] }, date_created: { _lt: late } };
	const overdue = { status: "open", due_at: { _lt: now.toISOString() } };
	const task = (name: string, resource: string, filter: Task["filter"], kind: Kind = {}) => ({
		...{ name, resource, filter, ...kind },
	});
	return [
		task("Reviews to decide", "reviews", { state: "submitted" }),
		task("Reviews taken up, not decided", "reviews", { state: "in-moderation" }),
		task("Reported reviews", "review_reports", { status: "open" }),
		task("Replies of colleges to decide", "review_replies", { state: "submitted" }),
		task("Error reports", "reports", { status: "open" }),
		task("Fee notices to cover and read", "documents", { state: "waiting" }),
		task("Fee notices for a second person", "documents", { state: "covered" }),
		task("Pages of sources that changed", "source_changes", { state: "open" }),
		task("College claims", "college_claims", { status: "open" }),
		task("Corrections that wait for a second person", "corrections", { state: "proposed" }, BY_SECOND),
		task("New colleges for a second person", "added_colleges", { state: "proposed" }, BY_SECOND),
		task("Logos and photos for a second person", "college_pictures", { state: "proposed" }, BY_SECOND),
		task("Tables for a second person", "fact_imports", { state: "proposed" }, BY_SECOND),
		task("Counselling files to look at", "cutoff_files", { state: { _in: ["ready", "unreadable"] } }),
		task("Corrections that a newer file contradicts", "corrections", { state: "applied", says: { _nnull: true } }),
		task("Changes that could not be made at their time", "waiting_changes", { state: "stuck" }, LATE),
		task("Tables that a newer file contradicts", "fact_imports", { state: "applied", disputed: { _nnull: true } }),
		task("New requests of the last two days", "Lead", { status: "new", date_created: { _gte: late } }),
		task("Requests past two days", "Lead", unanswered, LATE),
		task("Complaints past their day", "complaints", overdue, LATE),
		task("Deliveries that failed for good", "lead_deliveries", { state: "dead" }, LATE),
		task("Changes that authors suggest", "waiting_changes", { state: "suggested" }, BY_PUBLISHER),
		task("Articles that wait for a review", "news", IN_REVIEW, BY_PUBLISHER),
		task("Pages that wait for a review", "pages", IN_REVIEW, BY_PUBLISHER),
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
