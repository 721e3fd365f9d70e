import { readFileSync } from "node:fs";
import { Answer } from "@uchit/contract/answer.ts";
import { csvParse } from "d3-dsv";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
useSeedGuides(backend);

const ask = (q: string): Promise<Answer> => backend.read(Answer, `/v1/ask?${new URLSearchParams({ q })}`);

test.each([
	["what to do after 12th", "12", undefined],
	["what after 12th science", "12", undefined],
	["12 ke baad kya kare", "12", undefined],
	["12वीं साइंस", "12", undefined],
	["12th commerce", "12/commerce", undefined],
	["बेटी 12वीं पास अब क्या", "12", undefined],
	["बेटी को डॉक्टर बनाना है", "12/pcb", "doctor"],
	["12th ke baad kya karna chahiye", "12", undefined],
	["12वीं के बाद क्या करें", "12", undefined],
	["pcm ke baad kya kare", "12/pcm", undefined],
	["what after 12th pcm", "12/pcm", undefined],
	["courses after 12th pcm", "12/pcm", undefined],
	["career options after 12th maths", "12/pcm", undefined],
	["12वीं पीसीएम के बाद क्या करें", "12/pcm", undefined],
	["12th pcb ke baad kya kare", "12/pcb", undefined],
	["medical courses without neet", "12/pcb", "without-neet"],
	["what to do after 12th biology", "12/pcb", undefined],
	["बायो के बाद क्या करें", "12/pcb", undefined],
	["12 ke baad kya kare commerce", "12/commerce", undefined],
	["career options after 12th commerce without maths", "12/commerce", "without-maths"],
	["कॉमर्स के बाद कौन सा कोर्स करें", "12/commerce", undefined],
	["12 ke baad kya kare arts", "12/arts", undefined],
	["best courses after 12th arts", "12/arts", undefined],
	["12वीं आर्ट्स के बाद क्या करें", "12/arts", undefined],
	["10th ke baad kya kare", "10", undefined],
	["what after class 10", "10", undefined],
	["10वीं के बाद क्या करें", "10", undefined],
	["diploma ke baad kya kare", "diploma", undefined],
	["what after polytechnic", "diploma", undefined],
	["difference between btech and be", "12/pcm", "be-or-btech"],
	["B.E. or B.Tech which is better", "12/pcm", "be-or-btech"],
	["which is better bca or btech", "12/pcm", "bca-or-btech"],
	["bca ya btech", "12/pcm", "bca-or-btech"],
	["mba without cat", "12", "mba-without-cat"],
	["bina cat ke mba kaise kare", "12", "mba-without-cat"],
	["how to become ias", "12", "ias"],
	["ias kaise bane", "12", "ias"],
	["आईएएस कैसे बनें", "12", "ias"],
	["pilot banne ke liye kya kare", "12/pcm", "pilot"],
	["how to become a pilot after 12th", "12/pcm", "pilot"],
	["पायलट कैसे बनें", "12/pcm", "pilot"],
	["nursing after 12th arts", "12/arts", "nursing"],
	["gnm or bsc nursing which is better", "12/arts", "nursing"],
	["lateral entry kya hota hai", "diploma", "lateral-entry"],
	["diploma ke baad btech", "diploma", "lateral-entry"],
	["bsc nursing eligibility", "12/arts", "nursing"],
	["mbbs ke liye kitne marks chahiye", "12/pcb", "doctor"],
	["doctor kaise bane", "12/pcb", "doctor"],
	["btech without jee", "12/pcm", "btech-without-jee"],
	["ba llb after 12th or llb after graduation", "12", "lawyer"],
	["drop year or join college", "12/pcb", "drop-year"],
	["commerce without maths career options", "12/commerce", "without-maths"],
	["bsc nursing entrance exam", "12/pcb", "nursing-entrance"],
	["12th me 45% pcm btech mil sakta hai", "12/pcm", undefined],
	["bina jee ke btech", "12/pcm", "btech-without-jee"],
	["b.ed kaise kare", "12", "teacher"],
	["टीचर कैसे बनें", "12", "teacher"],
	["how to become a lawyer", "12", "lawyer"],
	["army officer kaise bane after 12th", "12", "army-officer"],
	["b pharm vs d pharm", "12/pcb", "pharmacy"],
	["bba or bcom", "12/commerce", "bba-or-bcom"],
	["iti ya diploma", "10", "iti-or-diploma"],
	["distance mba", "12", "distance-degree"],
	["distance mba colleges", "12", "distance-degree"],
	["ma psychology distance", "12", "distance-degree"],
	["how to study psychology", "12/arts", "psychologist"],
	["economics after 12th", "12/arts", "economics"],
	["after bsc physics", "12", "after-degree"],
	["10th me 62 percent polytechnic ya iti", "10", "iti-or-diploma"],
	["lawyer banne ke liye kya karna padta hai", "12", "lawyer"],
	["डॉक्टर बनने के लिए कौन सी परीक्षा देनी होती है", "12/pcb", "doctor"],
	["commerce student ke liye best course", "12/commerce", undefined],
	["nursing ke liye neet jaruri hai kya", "12/pcb", "nursing-entrance"],
	["arts ke baad nurse kaise bane", "12/arts", "nursing"],
	["bsc physics ke baad kya kare", "12", "after-degree"],
	["bcom ke baad govt job", "12", "govt-jobs"],
	["government job after bcom", "12", "govt-jobs"],
	["12th ke baad sarkari naukri", "12", "govt-jobs"],
	["lateral entry after bsc", "diploma", "lateral-entry"],
	["diploma lateral entry in btech 2nd year", "diploma", "lateral-entry"],
	["sgpa to percentage", "12", "marks-percent"],
	["cgpa ko percentage me kaise badle", "12", "marks-percent"],
	["do sc students pay fees in iit", "12/pcm", "fee-waiver"],
	["iit fees for sc st", "12/pcm", "fee-waiver"],
	["nit fee waiver for income below 5 lakh", "12/pcm", "fee-waiver"],
])("“%s” is answered by the page after %s, section %s, without any college", async (q, page, section) => {
	const { card, list, colleges, unknown } = await ask(q);
	expect({ ...card, student: undefined, open: undefined }).toEqual({
		kind: "after",
		page,
		...(section && { section }),
	});
	expect(unknown).toEqual([]);
	if (section !== "distance-degree") expect(colleges).toEqual([]);
	if (!/without-cat|without-neet|btech-without|distance/.test(section ?? "")) expect(list).toBeUndefined();
});

test.each([
	["10th pass what next in nagpur", "10", "government-polytechnic-sadar-nagpur"],
	["10th ke baad polytechnic nagpur", "10", "government-polytechnic-sadar-nagpur"],
	["lateral entry colleges in nagpur", "diploma", undefined],
	["psychology colleges in delhi", "12/arts", undefined],
	["economics honours colleges in delhi", "12/arts", undefined],
])("“%s” is answered by the page after %s, with the colleges of its place", async (q, page, first) => {
	const { card, list, colleges } = await ask(q);
	expect(card).toMatchObject({ kind: "after", page });
	expect(list?.total).toBeGreaterThan(10);
	if (first !== undefined) expect(colleges[0]?.slug).toBe(first);
	expect(colleges.map(({ slug }) => slug)).not.toContain("all-india-institute-of-medical-sciences-delhi");
});

test.each([
	["diploma lateral entry btech west bengal", "lateral-entry", "west-bengal"],
	["polytechnic ke baad btech up", "lateral-entry", "uttar-pradesh"],
	["polytechnic entrance exam after 10th up", "polytechnic-entrance", "uttar-pradesh"],
	["b.ed entrance exam maharashtra", "bed-entrance", "maharashtra"],
	["b.ed admission bihar 2027", "bed-entrance", "bihar"],
	["bsc nursing admission karnataka", "nursing-entrance", "karnataka"],
	["gnm admission karnataka", "nursing-entrance", undefined],
])("“%s” is answered by the section %s with the exam of %s", async (q, section, state) => {
	const { card } = await ask(q);
	expect(card).toMatchObject({ kind: "after", section, ...(state && { state }) });
	if (state === undefined) expect(card).not.toHaveProperty("state");
});

test("beside what is open after class 12 stand the exams for a first degree alone", async () => {
	for (const q of ["commerce without maths after 12th", "12th science"]) {
		const exams = (await ask(q)).groups.find(({ kind }) => kind === "exams")?.items.map(({ value }) => value) ?? [];
		expect(exams).not.toEqual(expect.arrayContaining([expect.stringMatching(/net$|^gate$|^cat$|^tissnet$/)]));
	}
});

test("the last dates of a subject's exams are those of its open forms, and no college is asked", async () => {
	const { card, colleges, groups } = await ask("arts 12th law exam last date");
	// In some months no form of a law exam is open.
	expect(["forms", undefined]).toContain(card?.kind);
	expect(card === undefined ? [] : colleges).toEqual([]);
	const exams = groups.find(({ kind }) => kind === "exams")?.items.map(({ value }) => value) ?? [];
	const law = ["ailet", "slat", "set", "clat", "lsat", "cuet-ug", "mh-cet-law", "ap-lawcet", "ts-law-cet"];
	expect(exams.filter((slug) => law.includes(slug)).length).toBeGreaterThan(2);
});

test("where no college for women fits, those for everyone do, and a women's college is one whatever it teaches", async () => {
	const nursing = await ask("girl nursing course after 12th bihar");
	expect(nursing.card?.kind).toBe("after");
	expect(nursing.list?.total).toBeGreaterThan(0);
	expect(nursing.list?.facets.gender).toBeUndefined();
	const lucknow = await ask("girls college in lucknow for bsc");
	expect(lucknow.list?.total).toBeGreaterThan(0);
	expect(lucknow.list?.facets.gender).toEqual(["women"]);
});

test("a question without its own answer leads to the nearest page", async () => {
	const { card, list, colleges } = await ask("12th pcm ke baad rocket sikhna");
	expect(card).toEqual({ kind: "after", page: "12/pcm" });
	expect([list, colleges]).toEqual([undefined, []]);
});

test.each([
	["how to becom a techer in goverment school", "teacher-govt"],
	["how to become air hostes", "cabin-crew"],
	["btech ya bca kaunsa better rahega cse ke liye", "bca-or-btech"],
	["कंपार्टमेंट के बाद क्या करें", "compartment"],
	["compartment aaya hai kya iit mil sakta hai", "compartment"],
	["gap of 2 years after 12th can i get admission in du", "gap-year"],
	["mbbs beech me chhodna penalty", "leave-mbbs"],
])("“%s” has a typo or an extra word, and is still answered by the section %s", async (q, section) => {
	const { card } = await ask(q);
	expect(card).toMatchObject({ kind: "after", section });
});

test("a family's marks, home and budget lead to the open options in their state", async () => {
	const { card } = await ask("my daughter got 62% in 12th pcm bihar which college under 1 lakh fees");
	expect(card).toEqual({ kind: "after", page: "12/pcm", state: "bihar" });
});

test.each(["anna university cutoff", "anna university cutoff 2024", "tnea cutoff"])(
	"“%s” leads to the cutoffs of the whole counselling",
	async (q) => {
		const { card } = await ask(q);
		expect(card).toMatchObject({ kind: "exam-cutoffs", exam: { slug: "tnea" } });
	},
);

test.each([
	"mba colleges without cat in pune",
	"btech colleges after 12th in bihar",
	"after 12th law colleges in delhi",
	"btech vs be at anna university",
	"pilot training institute in hyderabad",
	"btech without jee in pune",
	"mbbs cutoff marks in up",
	"army public school fees",
	"left college refund",
	"drop table colleges",
	"certificate course in nursing",
])("“%s” names more than a class, and gets no after-class page", async (q) => {
	const { card } = await ask(q);
	expect(card?.kind).not.toBe("after");
});

test.each([
	["nursing colleges for arts students in ranchi", "12/pcb", "nursing-entrance"],
	["gnm course karnataka", "12/pcb", "nursing-entrance"],
	["b.ed colleges in patna", "12", "bed-entrance"],
	["पटना में बीएड कॉलेज", "12", "bed-entrance"],
	["diploma lateral entry btech west bengal jelet", "diploma", "lateral-entry"],
	["jelet", "diploma", "lateral-entry"],
])("“%s” is answered first by the state's admission body: page %s, section %s", async (q, page, section) => {
	const { card, unknown } = await ask(q);
	expect(card).toMatchObject({ kind: "after", page, section });
	// Where the answer names the exam, nothing says that it is not covered.
	expect(unknown).toEqual([]);
});

test.each([
	["questions-after.csv", 0],
	["questions-after-2.csv", 3],
	["questions-after-3.csv", 9],
	["questions-after-4.csv", 2],
])("all visitor questions in %s except %d lead to the right answer", async (file, others) => {
	const visitors = csvParse(readFileSync(new URL(`../../../../../data/queries/${file}`, import.meta.url), "utf8"));
	const cards = await Promise.all(visitors.map(async ({ query = "" }) => (await ask(query)).card));
	const found = cards.map((card) =>
		card?.kind === "after" ? { page: card.page, section: card.section ?? "" } : NO_PAGE,
	);
	expect(found).toEqual(visitors.map(({ page, section }) => ({ page, section })));
	expect(found.filter(({ page }) => page === "")).toHaveLength(others);
});

const NO_PAGE = { page: "", section: "" };
