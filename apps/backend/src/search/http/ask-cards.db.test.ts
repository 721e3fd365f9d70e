import { Answer } from "@uchit/contract/answer.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
useSeedGuides(backend);

function ask(q: string, not: readonly string[] = []): Promise<Answer> {
	return backend.read(Answer, `/v1/ask?${new URLSearchParams([["q", q], ...not.map((id) => ["not", id])])}`);
}

test.each([
	["neet total marks", { kind: "exam-pattern", measure: "marks", totals: { marks: 720 } }],
	["nata pattern", { kind: "exam-pattern", totals: { questions: 53, marks: 200 } }],
	["neet 2027 syllabus", { kind: "exam-part", part: "syllabus", names: ["Physics", "Chemistry", "Biology"] }],
	["blocked account amount germany", { kind: "country", part: "proof-of-funds", value: "€11,904" }],
	["how many universities in germany", { kind: "country", part: "universities" }],
	["nift application fee", { kind: "exam-fee", least: 500, most: 2000 }],
])("“%s” is answered by the requested figure", async (q, card) => {
	expect((await ask(q)).card).toMatchObject(card);
});

test("a question without a figure gets none: a country shows its summary, its universities their list", async () => {
	expect((await ask("universities in germany")).card).toBeUndefined();
	expect((await ask("canada study permit processing time")).card).toMatchObject({ kind: "country", part: "summary" });
});

test("an institute's course fee is not answered with the exam form's fee, nor with a list", async () => {
	const { card, list, relax } = await ask("nift fees");
	expect(card).toMatchObject({ kind: "not-held", intent: "fee" });
	expect([list, relax]).toEqual([undefined, []]);
});

test("engineering colleges exclude polytechnics, unless that reading is off or the question names a diploma", async () => {
	const { list, readings } = await ask("engineering colleges in bihar");
	expect(list?.facets).toEqual({ category: ["1"], state: ["bihar"], kind: ["university", "college", "research"] });
	expect(readings).toContainEqual(expect.objectContaining({ id: "kind:standalone", isNot: true }));
	const all = await ask("engineering colleges in bihar", ["kind:standalone"]);
	expect(all.list?.total).toBeGreaterThan((list?.total ?? 0) + 20);
	expect((await ask("diploma engineering colleges in bihar")).list?.facets.kind).toBeUndefined();
});

test("a university with one of its colleges means the college, with the requested subject", async () => {
	for (const q of ["du cutoff hindu college economics", "du cutoff 2025 hindu college economics"]) {
		const { card, colleges } = await ask(q);
		expect(card).toMatchObject({ kind: "cutoff", college: { slug: "hindu-college" }, isHardest: false });
		expect(card).toHaveProperty("programme", expect.stringMatching(/Economics/));
		expect(colleges.map(({ slug }) => slug)).toEqual(["hindu-college"]);
	}
});

test.each([
	["igdtuw cse ai closing rank", "indira-gandhi-delhi-technical-university-for-women", /Computer Science.*Artificial/],
	["iit kharagpur architecture closing rank", "indian-institute-of-technology-kharagpur", /Architecture/],
	["bhu bpharm iit rank", "indian-institute-of-technology-bhu-varanasi", /Pharmaceutical/],
	["kanpur iit cse cutoff", "indian-institute-of-technology-kanpur", /Computer Science/],
])("“%s” gives the cutoff of the named branch at the named institution", async (question, slug, programme) => {
	const { card } = await ask(question);
	expect(card).toMatchObject({ kind: "cutoff", college: { slug }, programme: expect.stringMatching(programme) });
});

test("“state quota” in a question gives the state's own list, not the all-India one", async () => {
	const [{ card: ofState }, { card }] = await Promise.all([
		ask("gmc nagpur mbbs cutoff state quota"),
		ask("gmc nagpur mbbs cutoff"),
	]);
	expect(ofState).toMatchObject({ kind: "cutoff", quota: "State Quota" });
	expect(card).toMatchObject({ kind: "cutoff", quota: "All India" });
});

test("an exclusion that cannot filter the list shows no colleges that have the excluded exam", async () => {
	const { colleges, card, groups, list } = await ask("mba without cat");
	expect(colleges).toEqual([]);
	expect(card).toEqual({ kind: "after", page: "12", section: "mba-without-cat" });
	expect(list?.total).toBeGreaterThan(1_000);
	const exams = groups.find(({ kind }) => kind === "exams")?.items.map(({ value }) => value) ?? [];
	expect(exams).toContain("xat");
	expect(exams).not.toContain("cat");
});

test.each(["gate", "bitsat-exam"])(
	"%s, which the predictor does not take, shows the seats that closed at or below the score",
	async (exam) => {
		const { card } = await ask(`${exam.replace(/-.*/, "")} 300 marks`);
		expect(card).toMatchObject({ kind: "scores", exam: { slug: exam } });
	},
);

test.each([
	["gate 2027", { kind: "date", event: { kind: "exam", cycle: "2027" } }],
	["cuet 2027 exam", { kind: "date", event: { kind: "exam", cycle: "2027" } }],
	["jee main form last date", { kind: "date", sessions: [{ name: "Session 1" }, { name: "Session 2" }] }],
	["bba kya hota hai", { kind: "course", slug: "bba" }],
	["mba kya hai", { kind: "course", slug: "mba" }],
	["gnm kya hota hai", { kind: "course", slug: "gnm" }],
	["disability scholarship", { kind: "scholarships", disability: true }],
	["wheelchair accessible colleges delhi", { kind: "after", section: "disability" }],
])("“%s” is read by whom or what it means: %o", async (q, card) => {
	const answer = await ask(q);
	expect(answer.card).toMatchObject(card);
	expect([answer.colleges, answer.unread]).toEqual([[], []]);
});

test("a subject that stands only in names of programmes narrows the scores, and is read", async () => {
	const { card, unread } = await ask("cuet 650 ba hons english obc");
	expect(unread).toEqual([]);
	const items = card?.kind === "scores" ? card.items : [];
	expect(card).toMatchObject({ words: "B.A english hons" });
	expect(items.filter(({ programme, isForWomen }) => !programme.includes("English") || isForWomen)).toEqual([]);
});

test("a named college for women keeps its score", async () => {
	const { card } = await ask("cuet 700 ba hons english miranda house");
	expect(card).toMatchObject({ kind: "scores", asked: [{ college: { slug: "miranda-house" } }] });
});

test("seats of other courses do not stand under a question on BA", async () => {
	expect((await ask("bhu ba fees")).colleges[0]).not.toHaveProperty("seats");
});

test("“best” is answered by rank, as on the page of the list", async () => {
	const { list, colleges } = await ask("best college for bcom in mumbai");
	expect([list?.sort, list?.first]).toEqual(["nirf", undefined]);
	expect(colleges[0]?.name).toBe("St. Xavier's College, Mumbai");
});

test("the category and pool of a question are passed to the predictor", async () => {
	expect((await ask("clat rank 2500 sc")).card).toMatchObject({ kind: "predict", category: "sc", isForWomen: false });
	const { card } = await ask("jee main rank 20000 obc girl bihar");
	expect(card).toMatchObject({ category: "obc-ncl", isForWomen: true, homeState: { slug: "bihar" } });
});

test("two exams are compared by their papers and by who admits by them", async () => {
	const { card } = await ask("xat vs cat difference");
	expect(card).toMatchObject({
		kind: "compare-exams",
		items: [
			{ exam: { slug: "xat" }, takenBy: expect.any(String) },
			{ exam: { slug: "cat" }, totals: { papers: 1 } },
		],
	});
});

test("an engineering fee is not that of a list of MBA and MCA", async () => {
	expect((await ask("jntuh college of engineering fees")).card?.kind).not.toBe("fee");
});

test("a B.Tech applicant is not sent to an exam of other degrees, nor an OBC student to a scheme for SC", async () => {
	const { card } = await ask("jamia btech admission kaise hota hai");
	expect(card).toMatchObject({ kind: "not-held", intent: "admission", exams: [] });
	expect((await ask("post matric scholarship obc maharashtra")).card).not.toHaveProperty("schemes");
});

test("“private” beside a JEE Main rank is reported as not applied", async () => {
	const { readings } = await ask("jee main rank 90000 obc private college cse");
	expect(readings).toContainEqual(expect.objectContaining({ kind: "ownership", notApplied: "not-in-answer" }));
});

test("a scheme is not the college in the JVPD Scheme of Mumbai", async () => {
	const { card, colleges } = await ask("pm vidyalaxmi scheme eligibility income");
	expect(card).toMatchObject({ kind: "not-held", intent: "loan", loan: { about: "vidyalaxmi" } });
	expect(colleges).toEqual([]);
	expect((await ask("scheme eligibility")).colleges).toEqual([]);
});

test("doubted placements are answered by the placements", async () => {
	const { card } = await ask("kiit bhubaneswar placement real hai ya fake");
	expect(card).toMatchObject({ kind: "salary", college: { slug: "kalinga-institute-of-industrial-technology" } });
});

test("a university's exams leave out those that ended", async () => {
	const { card } = await ask("cuet se delhi university me admission kaise hota hai");
	const exams = card?.kind === "not-held" ? card.exams?.map(({ value }) => value) : [];
	expect(exams).toContain("cuet-ug");
	expect(exams).not.toContain("du-llb");
});

test.each([
	["oxford university ms cost", "united-kingdom", "University of Oxford"],
	["mit usa ms fees", "united-states", "Massachusetts Institute of Technology"],
	["harvard university fees", "united-states", "Harvard University"],
	["duke university mba", "united-states", "Duke University"],
	["university of waterloo ms", "canada", "University of Waterloo"],
])(
	"“%s” is answered by the country %s, with the university's own site and no college of India",
	async (q, slug, name) => {
		const { card, colleges, unknown } = await ask(q);
		expect(card).toMatchObject({
			kind: "country",
			country: { slug },
			universities: [{ name, site: expect.any(String) }],
		});
		expect([colleges, unknown]).toEqual([[], []]);
	},
);

const IIM = { name: "Indian Institute of Management Ahmedabad", site: "https://www.iima.ac.in/" };

test.each([
	["clat 500", { kind: "predict", exam: { slug: "clat" }, rank: 500 }],
	["jee main 25000", { kind: "predict", exam: { slug: "jee-mains" }, rank: 25_000 }],
	["cat 99 percentile", { kind: "not-held", institutes: expect.arrayContaining([expect.objectContaining(IIM)]) }],
	["scholarship ms usa sc student", { kind: "not-held", site: "https://nosmsje.gov.in/" }],
	[
		"bsc nursing colleges in kerala fees",
		{ intent: "fee", entrance: { section: "nursing-entrance", state: "kerala" } },
	],
	["kgmu lucknow bond kitne saal ka hai", { kind: "line", line: "service-bond" }],
	["correspondence ba odisha", { section: "distance-degree", open: [{ slug: "odisha-state-open-university" }, {}] }],
	["distance bcom", { section: "distance-degree", open: [{ slug: "indira-gandhi-national-open-university" }] }],
])("“%s” leads to somebody who knows more", async (q, card) => {
	expect((await ask(q)).card).toMatchObject(card);
});

test.each([
	["vit vellore fees and hostel", "intent:hostel", "not-in-answer"],
	["nift delhi fees and cutoff", "intent:fee", "one-at-a-time"],
])("of two figures in “%s” the one that is left out, %s, is named: %s", async (q, id, notApplied) => {
	expect((await ask(q)).readings).toContainEqual(expect.objectContaining({ id, notApplied }));
});

test.each([
	["kcet 15000 rank 3a rural karnataka", { category: "3AR" }],
	["kcet 40000 rank sc kannada medium", { category: "SCK" }],
	["kcet 9000 rank rural", { category: "GMR" }],
	["kcet 15000 rank 3a", { category: "3A" }],
	[
		"wbjee 5000 rank jadavpur mechanical west bengal",
		{ institution: { slug: "jadavpur-university" }, words: "mechanical" },
	],
])("“%s” is asked of the predictor by %o", async (q, card) => {
	expect((await ask(q)).card).toMatchObject({ kind: "predict", ...card });
});

test("two wishes about a country are both answered, and a scholarship there by the country's own site", async () => {
	expect((await ask("germany visa and cost")).card).toMatchObject({ part: "visa", more: [{ part: "cost" }] });
	expect((await ask("ireland cost and scholarship")).card).toMatchObject({ part: "cost", site: expect.any(String) });
	expect((await ask("germany student visa cost")).card).toMatchObject({ part: "visa", more: [] });
});

test("a scheme of one state is not named to a student of another", async () => {
	const named = async (q: string) => {
		const { card } = await ask(q);
		return card?.kind === "scholarships" ? card.schemes?.map(({ slug }) => slug) : card;
	};
	const ofKarnataka = ["merit-cum-means-scholarship-for-minorities-karnataka"];
	expect(await named("merit cum means scholarship muslim girl bihar")).toBeUndefined();
	expect(await named("merit cum means scholarship")).toEqual(ofKarnataka);
});

test("the exams under a list are those that admit to its course", async () => {
	const examsOf = async (q: string) =>
		(await ask(q)).groups.flatMap(({ kind, items }) => (kind === "exams" ? items.map(({ value }) => value) : []));
	expect(await examsOf("bsc agriculture colleges up")).not.toContain("jee-advanced");
	expect(await examsOf("bsc colleges in bihar")).toContain("cuet-ug");
	expect(await examsOf("bsc colleges in bihar")).not.toContain("bitsat-exam");
	expect(await examsOf("be or btech")).toEqual([]);
});
