import { PredictPage } from "@uchit/contract/predict.ts";
import { PredictReport } from "@uchit/contract/predict-report.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { expect, test } from "vitest";
import { nameProgramme } from "../apps/web/app/facts/programme.ts";
import { type QuestionRow, readQuestions } from "../checks/predictor/questions.ts";
import { sampled } from "./support/sampled.ts";
import { readSeats, toRow } from "./support/seats.ts";
import { askBackend, follow, openPage, type Page, request, submit, textOf, within } from "./support/site.ts";

const indian = new Intl.NumberFormat("en-IN");

const NIT = "exam=jee-mains&rank=20000&category=OPEN&gender=Gender-Neutral&homeState=goa";
/** One institute, so that the page is short. */
const SURATHKAL = `${NIT}&q=surathkal`;

async function openYears(page: Page): Promise<Page> {
	return submit(page, page.screen.getAllByRole("button", { name: "See all years" })[0] ?? page.body);
}

function rowsOf({ screen }: Page): string[] {
	return readSeats(screen.getByRole("region", { name: "Options" }));
}

const drawn = [...Map.groupBy(readQuestions(), ({ exam }) => exam)].flatMap(([, questions]) => {
	const withRows = questions.filter(({ expect }) => expect === "rows");
	const without = questions.filter(({ expect }) => expect !== "rows");
	const chosen = [withRows[0], withRows[Math.floor(withRows.length / 2)], without[0], without.at(-1)];
	return [...new Set(chosen.filter((each) => each !== undefined))];
});

test("the test draws at least forty questions for the page", () => {
	expect(drawn.length).toBeGreaterThanOrEqual(40);
});

function foundWords(total: number, colleges: number): string {
	const at = `${indian.format(colleges)} ${colleges === 1 ? "college" : "colleges"}`;
	return total === 0 ? "No options" : `${indian.format(total)} ${total === 1 ? "option" : "options"} at ${at}`;
}

const FIELDS: Record<string, string> = {
	exam: "Exam",
	rank: "Your rank",
	score: "Your marks",
	common: "Your rank",
	category: "Reservation category",
	gender: "You are",
	pwd: "Seats for people with a disability",
	homeState: "Home state",
	rankSpace: "Rank of",
	quota: "Quota",
};

async function expectSame({ address, exam }: QuestionRow, answer: PredictPage | Problem): Promise<void> {
	const status = "items" in answer ? 200 : 400;
	const page = await openPage(address.replace("/v1/predict", "/predict"), { status });
	if (!("items" in answer)) {
		const [{ field } = { field: "" }] = answer.errors ?? [];
		if (field === "exam" && exam !== "") return void page.screen.getByText(/The predictor does not cover/);
		const wrong = page.screen.getAllByRole("listitem").map(textOf);
		expect(wrong, address).toContainEqual(expect.stringContaining(`${FIELDS[field]}: `));
		return;
	}
	const { total, items } = answer;
	const counted = page.screen.getAllByRole("status").map(textOf);
	expect(
		counted.filter((text) => /options? at|No options/.test(text)),
		address,
	).toEqual([foundWords(total, answer.colleges)]);
	if (items.length > 0) expect(rowsOf(await openYears(page)), address).toEqual(items.map(toRow));
}

for (const [exam, questions] of Map.groupBy(drawn, ({ exam }) => exam)) {
	test(`the page answers like the API, row by row, without scripts: ${exam === "" ? "no exam" : exam}`, async () => {
		const { BACKEND_URL = "", BACKEND_KEY = "" } = process.env;
		const headers = { authorization: `Bearer ${BACKEND_KEY}` };
		for (const question of sampled(questions, 2)) {
			const reply = await fetch(new URL(question.address, BACKEND_URL), { headers });
			const answer: unknown = await reply.json();
			await expectSame(question, reply.ok ? PredictPage.parse(answer) : Problem.parse(answer));
		}
	});
}

test("an exam has its own form, and the answer has an address", async () => {
	const start = await openPage("/predict");
	const { screen: kcet } = await follow(start, start.screen.getByRole("link", { name: /^KCET/ }));
	kcet.getByRole("textbox", { name: "Your rank" });
	expect(kcet.queryByRole("combobox", { name: "Home state" })).toBeNull();
	expect(kcet.queryByRole("combobox", { name: "You are" })).toBeNull();

	const form = await openPage("/predict?exam=jee-mains");
	const { screen } = form;
	const choose = (name: string, option: string) => [screen.getByRole("combobox", { name }), option] as const;
	const answer = await submit(form, screen.getByRole("button", { name: "Show options" }), [
		[screen.getByRole("textbox", { name: "Common rank (CRL)" }), "45,000"],
		choose("Reservation category", "OBC-NCL"),
		choose("You are", "Boys and others"),
		choose("Home state", "Bihar"),
	]);
	const query = "exam=jee-mains&common=45000&category=OBC-NCL&gender=Gender-Neutral&homeState=bihar";
	const { total, colleges, items, sources, asked: read } = PredictPage.parse(await askBackend(`/v1/predict?${query}`));
	answer.screen.getByText(foundWords(total, colleges));
	expect(total).toBeGreaterThan(300);
	const opened = await openYears(answer);
	expect(rowsOf(opened)).toEqual(items.map(toRow));
	answer.screen.getByRole("link", {
		name: `Add your OBC-NCL rank: up to ${indian.format(read.missing?.options ?? 0)} more`,
	});
	const [first] = items;
	const card = within(opened.body.querySelector("article") ?? opened.body);
	const source = sources.find(({ id }) => id === first?.evidence.at(-1)?.sourceId);
	const isOfSource = (name: string) => name.includes(`source: ${source?.document}`);
	expect(card.getAllByRole("link", { name: isOfSource })).not.toEqual([]);
	const rounds = await follow(opened, card.getByRole("link", { name: /^Every round/ }));
	expect(rounds.path).toMatch(new RegExp(`^/college/${first?.college.slug}/cutoffs`));
	const programmes = rounds.screen.getAllByRole("rowheader").map(textOf);
	expect(programmes).toContainEqual(expect.stringContaining(nameProgramme(first?.programme ?? "none")));
});

test("every error of a question is shown beside its field, in Hindi too", async () => {
	const address = "/predict?exam=jee-mains&rank=98.7&category=GM&homeState=atlantis";
	const { screen } = await openPage(address, { status: 400 });
	screen.getByRole("textbox", { name: "Common rank (CRL)", description: /“98.7” does not look like a rank/ });
	screen.getByRole("combobox", { name: "Reservation category", description: /JoSAA has no “GM”/ });
	expect(screen.getAllByText("We found no state “atlantis”", { exact: false })).not.toEqual([]);
	const hindi = await openPage("/hi/predict?exam=tnea&rank=500&category=SC", { status: 400 });
	const why = /DoTE Tamil Nadu में सीटें 200 में से अंकों पर मिलती हैं/;
	expect(hindi.screen.getAllByText(why)).not.toEqual([]);
});

test("a rank that is impossible in this list is refused in Hindi only", async () => {
	const address = "/hi/predict?exam=jee-advanced&rank=500.5&category=OPEN&gender=Gender-Neutral";
	const { screen, html } = await openPage(address, { status: 400 });
	expect(screen.getAllByText(/“500.5” रैंक नहीं लगती/)).not.toEqual([]);
	expect(html).not.toContain("whole number");
});

test("in Hindi a seat shows in how many of its years it was open", async () => {
	const { body } = await openPage(`/hi/predict?${SURATHKAL}&whole=years`);
	expect(textOf(body.querySelector("article") ?? body)).toMatch(/\d+ में से \d+ सालों में मिल जाती/);
});

test("the whole answer downloads as a table", async () => {
	const reply = await request(`/predict.csv?${NIT}`);
	expect(reply.headers.get("content-type")).toContain("text/csv");
	const lines = (await reply.text()).trim().split("\r\n");
	const { total, items } = PredictPage.parse(await askBackend(`/v1/predict?${NIT}`));
	expect(lines).toHaveLength(total + 1);
	expect(lines[0]).toContain("2025 round,2025 opening,2025 closing,2025 open");
	expect(lines[1]).toContain(`,${items[0]?.evidence.at(-1)?.closingRank},yes,`);
	expect((await request("/predict.csv?exam=jee-mains&rank=x")).status).toBe(400);
});

test("options are grouped by counselling, the chosen one open, each group with its count, meaning and accuracy", async () => {
	const address = "exam=jee-mains&common=114000&category=OBC-NCL&gender=woman&homeState=bihar";
	const { counsellings } = PredictPage.parse(await askBackend(`/v1/predict?${address}`));
	const page = await openPage(`/predict?${address}`);
	const options = page.screen.getByRole("region", { name: "Options" });
	const sections = [...options.querySelectorAll("details")].filter((each) => each.querySelector("summary h3"));
	expect(sections.map((each) => textOf(each.querySelector("h3") ?? each))).toEqual(
		counsellings.map(({ authority, options: of }) => `${authority} ${indian.format(of)} option${of === 1 ? "" : "s"}`),
	);
	expect(sections.map(({ open }) => open)).toEqual(counsellings.map((_, place) => place === 0));
	const [josaa = options, csab = options] = sections;
	expect(textOf(josaa)).toMatch(
		/Possible \d+\s*At your rank you would have got it in the latest year.*Out of 100 such seats, \d+ were open the next year too/,
	);
	expect(within(josaa).getAllByRole("link", { name: "Report card" })[0]?.getAttribute("href")).toBe(
		"/predict/report-card",
	);
	const possible = within(csab).getByRole("link", { name: /^Possible/, hidden: true });
	const ofGroup = counsellings[1]?.groups.find(({ band }) => band === "possible");
	expect(textOf(possible)).toBe(`Possible ${indian.format(ofGroup?.options ?? 0)}`);
	expect(textOf(csab)).toContain("Only 2 years of figures: be careful.");
	const followed = await follow(page, possible);
	followed.screen.getByText(new RegExp(`^${indian.format(ofGroup?.options ?? 0)} options at`));
});

test("an old shared link opens today's groups, and the table has the same options", async () => {
	const { screen } = await openPage(`/predict?${NIT}&band=every&sort=likely`);
	const { total, colleges } = PredictPage.parse(await askBackend(`/v1/predict?${NIT}&band=likely`));
	screen.getByText(foundWords(total, colleges));
	const table = (await (await request(`/predict.csv?${NIT}&band=every`)).text()).trim().split("\r\n");
	expect(table).toHaveLength(total + 1);
	for (const line of table.slice(1)) expect(line).toMatch(/^JoSAA,Likely,/);
});

test("marks become a band of ranks where an official list prints both", async () => {
	const form = await openPage("/predict?exam=gujcet");
	const marks = form.screen.getByRole("textbox", { name: "Marks" });
	const answer = await submit(form, form.screen.getByRole("button", { name: "See the rank" }), [[marks, "60"]]);
	const statuses = answer.screen.getAllByRole("status").map(textOf);
	expect(statuses).toContainEqual(expect.stringContaining("60 marks in 2025: between rank 18,720"));
	const { screen } = await openPage("/predict?exam=jee-mains");
	expect(screen.queryByRole("heading", { name: "From marks to a rank" })).toBeNull();
});

test("a percentile becomes a common rank by arithmetic alone, with the typed number of candidates", async () => {
	const form = await openPage("/predict?exam=jee-mains");
	const answer = await submit(form, form.screen.getByRole("button", { name: "Work it out" }), [
		[form.screen.getByRole("textbox", { name: "Percentile" }), "98.2"],
		[form.screen.getByRole("textbox", { name: "How many gave the exam" }), "14,00,000"],
	]);
	expect(answer.screen.getAllByRole("status").map(textOf)).toContainEqual(
		expect.stringContaining("Your common rank is about 24,501 to 25,901: (100 − 98.2) ÷ 100 × 14,00,000"),
	);
	expect(answer.screen.getByRole<HTMLInputElement>("textbox", { name: "Common rank (CRL)" }).value).toBe("25201");
	const wrong = await openPage("/predict?exam=jee-mains&percentile=98.2&candidates=many");
	wrong.screen.getByRole("textbox", { name: "Percentile", description: /whole number of candidates/ });
});

test("a percentile in the rank box uses the newest published number of candidates, which the visitor can change", async () => {
	const first = await openPage("/predict?exam=jee-mains&category=OBC-NCL&gender=woman&homeState=bihar&common=92.4");
	first.screen.getByText(/^Common rank 1,16,925 · OBC-NCL · girl · Bihar$/);
	expect(textOf(first.screen.getByRole("main"))).toContain("In 2026, 15,38,468 students gave it (NTA’s number)");
	const form = await follow(first, first.screen.getByRole("link", { name: "Change the number" }));
	expect(form.screen.getByRole<HTMLInputElement>("textbox", { name: "Percentile" }).value).toBe("92.4");
	const candidates = form.screen.getByRole("textbox", { name: "How many gave the exam" });
	const answer = await submit(form, form.screen.getAllByRole("button", { name: "Show options" })[0] ?? form.body, [
		[candidates, "15,00,000"],
	]);
	answer.screen.getByText(/Your common rank is about 1,13,251 to 1,14,751/);
	answer.screen.getByText(/^Common rank 1,14,001 · OBC-NCL · girl · Bihar$/);
});

test("marks open the answer by the newest official table, and show which ranks it uses", async () => {
	const { screen } = await openPage("/predict?exam=neet&marks=540&list=neet-air&category=Open&homeState=uttar-pradesh");
	screen.getByText(/540 marks in 2025: rank 17,011 to 17,594/);
	const main = await openPage("/predict?exam=jee-mains&category=OPEN&common=150+marks");
	main.screen.getByRole("textbox", { name: "Common rank (CRL)", description: /No official table here turns marks/ });
});

test("a menu of many codes starts with the commonest categories in words", async () => {
	const { screen } = await openPage("/predict?exam=mht-cet");
	const [group] = screen.getAllByRole("group", { name: "Most common" });
	expect(group?.textContent).toContain("General (GOPENS)");
});

test("the report card shows how accurate each group was, and offers its table as a download", async () => {
	const { exams } = PredictReport.parse(await askBackend("/v1/predict/report-card"));
	const lines = exams.flatMap((exam) => exam.lines.map((line) => ({ exam: exam.exam, ...line })));
	const newest = lines.find(({ exam, year, group }) => exam === "jee-mains" && year === 2026 && group === "likely");
	const { screen } = await openPage("/predict/report-card");
	screen.getByText(
		`${indian.format(newest?.inside ?? 0)} of ${indian.format(newest?.options ?? 0)} options called “Likely” for 2026 could be had.`,
	);
	const table = (await (await request("/predict/report-card.csv")).text()).trim().split("\r\n");
	const ofBranches = exams.flatMap((exam) => exam.branches.flatMap((branch) => branch.lines));
	expect(table).toHaveLength(lines.length + ofBranches.length + 1);
	expect(table).toContainEqual(
		expect.stringMatching(`^jee-mains,JoSAA,,2026,Likely,${newest?.options},${newest?.inside},`),
	);
});

test("category codes are explained where a visitor chooses them, in Hindi too", async () => {
	const { screen } = await openPage("/predict?exam=keam");
	screen.getByRole("option", { name: "EZ: Ezhava" });
	const hindi = await openPage("/hi/predict?exam=kcet");
	hindi.screen.getByRole("option", { name: "2AR: वर्ग 2A, ग्रामीण" });
});

test("NEET shows which seats of a home state the list lacks", async () => {
	const query = "exam=neet&common=135000&category=Open&homeState=bihar";
	const { screen, body } = await openPage(`/predict?${query}`);
	expect(textOf(body)).toContain("Bihar fills the other 85 %, and its private colleges");
	expect(screen.getByRole("link", { name: "BCECEB" }).getAttribute("href")).toMatch(/^https:\/\/bceceboard/);
});

test("a home state with its own list opens its section beside the all-India seats, and its codes are links", async () => {
	const query = "exam=neet&common=60000&category=OBC&homeState=telangana";
	const { screen, body } = await openPage(`/predict?${query}`);
	expect(screen.getByRole("link", { name: /Telangana: its own seats/ })).toBeDefined();
	expect(screen.getByRole("link", { name: /All India \(MCC\)/ })).toBeDefined();
	expect(textOf(body)).toContain("MBBS only, the mop-up round of 2025");
	expect(textOf(body)).toContain("rounds 1 and 2 together");
	const chosen = await openPage(`/predict?${query}&stateCategory=BCD`);
	expect(chosen.screen.getByRole("link", { name: "BCD" }).getAttribute("aria-current")).toBe("true");
	expect(chosen.screen.getByRole("link", { name: /All India \(MCC\)/ }).getAttribute("href")).toContain(
		"stateCategory=BCD",
	);
	const hindi = await openPage(`/hi/predict?${query}`);
	expect(textOf(hindi.body)).toContain("सिर्फ़ MBBS, 2025 का मॉप-अप राउंड");
});

test("an exam outside the predictor is shown by its name, with a link to its cutoffs", async () => {
	for (const [address, title, link] of [
		["/predict?exam=bitsat-exam&begun=1", "The predictor does not cover BITSAT yet", /^Its cutoffs at \d+ colleges$/],
		["/predict?exam=nchm-jee&begun=1", "The predictor does not cover NCHM JEE yet", "About NCHM JEE"],
		["/hi/predict?exam=bitsat-exam&begun=1", "BITSAT के लिए प्रेडिक्टर अभी नहीं है", /\d+ कॉलेजों/],
	] as const) {
		const page = await openPage(address, { status: 400 });
		expect(page.screen.getByRole("heading", { name: title })).toBeDefined();
		expect(page.screen.getByRole("link", { name: link })).toBeDefined();
		expect(textOf(page.screen.getByRole("main"))).not.toMatch(/bitsat-exam|nchm-jee/);
	}
});
