import { expect, test } from "vitest";
import { type Application, newApplication } from "./application.ts";
import {
	eventsOf,
	listClashes,
	listMayClose,
	listWeek,
	nextDayOf,
	nextEventOf,
	pastExamDay,
	pastLastDay,
	sessionsOf,
} from "./dates.ts";
import type { ApplicationEvent, ApplicationExam } from "./exams.ts";

const TODAY = "2026-11-28";

const event = (kind: ApplicationEvent["kind"], starts: string, more: Partial<ApplicationEvent> = {}) => ({
	...{ key: `${kind}-${starts}`, kind, name: undefined, nameHi: undefined, starts, ends: undefined },
	...{ status: "official" as const, sourceId: "s", cycle: "2027", ...more },
});

const exam = (slug: string, ...events: ApplicationEvent[]): ApplicationExam => ({
	...{ slug, shortName: slug.toUpperCase(), body: undefined, officialSite: undefined },
	...{ isOfState: false, isForGraduates: false, events, fees: undefined, apply: undefined },
});

const form = (slug: string, more: Partial<Application> = {}): Application => ({
	...newApplication({ kind: "exam", slug }, { id: slug, now: new Date("2026-11-01") }),
	...more,
});

const known = (...exams: ApplicationExam[]) => new Map(exams.map((each) => [each.slug, each]));

test("this week lists events that close or take place within seven days, by day", () => {
	const exams = known(
		exam("a", event("application", "2026-11-01", { ends: "2026-12-05" })),
		exam("b", event("application", "2026-11-01", { ends: "2026-12-06" })),
		exam("c", event("exam", "2026-12-01")),
	);
	const forms = [form("a"), form("b"), form("c", { state: "admit-card" }), form("d", { lastDay: TODAY })];
	expect(listWeek(forms, exams, TODAY).map((item) => [item.form.id, item.day])).toEqual([
		["d", TODAY],
		["c", "2026-12-01"],
		["a", "2026-12-05"],
	]);
});

test("an expected date, a month, or a date of a closed or sent form is not a deadline", () => {
	const exams = known(
		exam("a", event("application", "2026-11-01", { ends: "2026-12-01", status: "expected" })),
		exam("b", event("application", "2026-11", { ends: "2026-11" })),
		exam("c", event("application", "2026-11-01", { ends: "2026-12-01" })),
	);
	const forms = [form("a"), form("b"), form("c", { state: "submitted" }), form("c", { state: "refused" })];
	expect(listWeek(forms, exams, TODAY)).toEqual([]);
});

test("a form of which the usual months end this week may close any day, unless the visitor wrote the day", () => {
	const officialSite = "https://jeemain.nta.nic.in/";
	const inMonths = (ends: string) => event("application", "2026-10", { ends, status: "expected" });
	const exams = known(
		{ ...exam("a", inMonths("2026-11")), officialSite },
		{ ...exam("b", inMonths("2026-12")), officialSite },
	);
	const forms = [form("a"), form("b"), form("a", { lastDay: "2026-11-29" }), form("a", { state: "submitted" })];
	expect(listMayClose(forms, exams, TODAY)).toEqual([{ form: forms[0], site: officialSite }]);
	expect(listMayClose(forms, exams, "2026-11-23")).toEqual([]);
});

test("the next event follows the state of the form, and a past application gives its date", () => {
	const jee = exam(
		"jee",
		event("application", "2026-10", { ends: "2026-10", status: "expected" }),
		event("exam", "2027-01-22"),
		event("result", "2027-02", { status: "expected" }),
	);
	expect(nextEventOf(form("jee"), jee, TODAY)?.kind).toBe("application");
	expect(nextEventOf(form("jee", { state: "submitted" }), jee, TODAY)?.kind).toBe("exam");
	expect(nextEventOf(form("jee", { state: "sat" }), jee, TODAY)?.kind).toBe("result");
	expect(nextEventOf(form("jee", { state: "joined" }), jee, TODAY)).toBeUndefined();
});

test("a form for one session has its own events and those of all sessions", () => {
	const one = event("application", "2026-11", { name: "Session 1" });
	const two = event("application", "2027-02", { name: "Session 2" });
	const all = event("counselling", "2027-06", { name: "JoSAA" });
	const jee = exam("jee", one, two, all);
	expect(sessionsOf(jee).map(({ name }) => name)).toEqual(["Session 1", "Session 2"]);
	expect(eventsOf(form("jee", { session: "Session 2" }), jee)).toEqual([two, all]);
	expect(eventsOf(form("jee"), jee)).toEqual([one, two, all]);
});

test("two exams on one day clash, the visitor's own day takes precedence, and an exam never clashes with itself", () => {
	const exams = known(
		exam("a", event("exam", "2026-12-06")),
		exam("b", event("exam", "2026-12-01", { ends: "2026-12-08" })),
		exam("c", event("exam", "2026-12-06")),
	);
	const verdicts = (...forms: Application[]) =>
		listClashes(forms, exams, TODAY).map(({ one, other, verdict }) => [one.shortName, other.shortName, verdict]);
	expect(verdicts(form("a"), form("b"))).toEqual([["A", "B", "may-clash"]]);
	expect(verdicts(form("a"), form("b", { examDay: "2026-12-06" }))).toEqual([["A", "B", "clash"]]);
	expect(verdicts(form("a"), form("b", { examDay: "2026-12-02" }))).toEqual([]);
	expect(verdicts(form("a"), form("a", { id: "again" }))).toEqual([]);
	const past = { examDay: "2026-11-27" };
	expect(verdicts(form("b", past), form("c", past))).toEqual([]);
	expect(verdicts(form("a"), form("c", { state: "sat" }))).toEqual([]);
});

test("a form's next day is its nearest own or exam day, and an expected one is marked", () => {
	const jee = exam(
		"jee",
		event("application", "2026-11-01", { ends: TODAY }),
		event("exam", "2027-01-22"),
		event("result", "2027-02", { status: "expected" }),
	);
	const next = (more: Partial<Application>) => nextDayOf(form("jee", more), jee, TODAY);
	expect(next({})).toEqual({ day: TODAY, what: "closes", status: "official" });
	expect(next({ state: "submitted" })).toEqual({ day: "2027-01-22", what: "exam", status: "official" });
	expect(next({ state: "submitted", examDay: "2027-01-24" })).toEqual({
		day: "2027-01-24",
		what: "exam",
		status: "yours",
	});
	expect(next({ state: "sat" })).toEqual({ day: "2027-02", what: "result", status: "expected" });
	expect(next({ state: "joined" })).toBeUndefined();
	const expected = exam("jee", event("application", "2026-11", { status: "expected" }));
	const own = { day: "2026-12-01", what: "closes", status: "yours" };
	expect(nextDayOf(form("jee", { lastDay: own.day }), expected, TODAY)).toEqual(own);
	const soon = exam("soon", event("application", "2026-12-01", { ends: "2026-12-20" }));
	expect(nextDayOf(form("soon"), soon, TODAY)).toEqual({ day: "2026-12-01", what: "opens", status: "official" });
});

test("an exam whose announced days are all past asks if it was taken, but months and other sessions ask nothing", () => {
	const past = (...events: ApplicationEvent[]) => pastExamDay(form("a"), exam("a", ...events), TODAY);
	expect(past(event("exam", "2026-11-27"))).toBe("2026-11-27");
	expect(past(event("exam", "2026-11-27"), event("exam", "2027-04-02", { status: "expected" }))).toBeUndefined();
	expect(past(event("exam", "2026-11-27"), event("exam", "2027-11", { cycle: "2028", status: "expected" }))).toBe(
		"2026-11-27",
	);
	expect(past(event("exam", "2026-10", { status: "expected" }))).toBeUndefined();
	expect(pastExamDay(form("a", { examDay: "2026-11-20" }), undefined, TODAY)).toBe("2026-11-20");
	expect(pastExamDay(form("a", { examDay: "2026-11-20", state: "sat" }), undefined, TODAY)).toBeUndefined();
});

test("an unsent form is over after its last announced day or the visitor's own, unless another follows", () => {
	const over = event("application", "2026-08-01", { ends: "2026-10-31" });
	const clat = exam("clat", over, event("exam", "2026-12-06"));
	expect(pastLastDay(form("clat"), clat, TODAY)).toBe("2026-10-31");
	expect(pastLastDay(form("clat", { state: "submitted" }), clat, TODAY)).toBeUndefined();
	expect(pastLastDay(form("clat", { lastDay: "2026-12-01" }), clat, TODAY)).toBeUndefined();
	const next = event("application", "2027-02", { status: "expected" });
	expect(pastLastDay(form("clat"), exam("clat", over, next), TODAY)).toBeUndefined();
	const longer = event("application", "2026-08-01", { ends: "2026-12-05" });
	expect(pastLastDay(form("clat", { lastDay: "2026-11-20" }), exam("clat", longer), TODAY)).toBeUndefined();
	expect(pastLastDay(form("own", { lastDay: "2026-11-20" }), undefined, TODAY)).toBe("2026-11-20");
});
