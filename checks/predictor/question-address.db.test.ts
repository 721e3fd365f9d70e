import { Answer } from "@uchit/contract/answer.ts";
import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { useSeedGuides } from "../../apps/backend/src/testing/guides.ts";
import { toPredictorParams } from "../../apps/web/app/search/predictor-params.ts";

const backend = useBackend();
useSeedGuides(backend);

/** Judged by hand. Without `begun` the answer opens at once. */
const JUDGED: readonly (readonly [question: string, address: string])[] = [
	[
		"jee main 92.4 percentile obc girl bihar",
		"exam=jee-mains&percentile=92.4&category=OBC-NCL&gender=woman&homeState=bihar&begun=1",
	],
	[
		"jee main rank 45000 obc boy bihar",
		"exam=jee-mains&common=45000&category=OBC-NCL&gender=Gender-Neutral&homeState=bihar",
	],
	["jee main obc rank 12000 girl bihar", "exam=jee-mains&rank=12000&category=OBC-NCL&gender=woman&homeState=bihar"],
	[
		"rank 45,000 jee main general up cse",
		"exam=jee-mains&common=45000&category=OPEN&homeState=uttar-pradesh&q=computer science&begun=1",
	],
	["jee main 85 percentile obc which nit", "exam=jee-mains&percentile=85&category=OBC-NCL&kind=nit&begun=1"],
	["jee mains me 150 marks pe kitni rank", "exam=jee-mains&common=150 marks&begun=1"],
	["जेईई मेन 50000 रैंक ओबीसी बिहार लड़की", "exam=jee-mains&common=50000&category=OBC-NCL&gender=woman&homeState=bihar"],
	[
		"jee main rank 90000 sc pwd ladki jharkhand",
		"exam=jee-mains&common=90000&category=SC (PwD)&gender=woman&homeState=jharkhand",
	],
	["jee advanced 5000 rank general girl", "exam=jee-advanced&common=5000&category=OPEN&gender=woman"],
	["jee advanced 5000 rank which iit", "exam=jee-advanced&common=5000&kind=iit&begun=1"],
	[
		"jee advanced sc rank 900 ladka cse",
		"exam=jee-advanced&rank=900&category=SC&gender=Gender-Neutral&q=computer science",
	],
	[
		"neet 540 marks general up government mbbs",
		"exam=neet&marks=540&list=neet-air&category=Open&homeState=uttar-pradesh&q=mbbs&kind=government",
	],
	["नीट में 50000 रैंक जनरल", "exam=neet&common=50000&category=Open"],
	["neet rank 25000 obc govt college rajasthan", "exam=neet&common=25000&category=OBC&state=rajasthan&kind=government"],
	[
		"jee main rank 45000 obc boy delhi ncr me konse college",
		"exam=jee-mains&common=45000&category=OBC-NCL&gender=Gender-Neutral&state=delhi",
	],
	["neet 20000 rank obc from bihar college", "exam=neet&common=20000&category=OBC&homeState=bihar"],
	["neet 20000 rank obc bihar", "exam=neet&common=20000&category=OBC&homeState=bihar"],
	[
		"neet 650 marks sc ki kya rank mbbs rajasthan",
		"exam=neet&marks=650&list=neet-air&category=SC&homeState=rajasthan&q=mbbs",
	],
	["clat rank 2500 sc", "exam=clat&common=2500&category=SC"],
	["clat 1200 rank general nalsar", "exam=clat&common=1200&category=General&college=nalsar-university-of-law"],
	["clat 3000 rank obc", "exam=clat&common=3000&category=OBC"],
	["ts eamcet 60000 cse bc_b girl", "exam=ts-eapcet&common=60000&category=BC_B&gender=woman&q=computer science"],
	["which college accept 60000 rank in ts eamcet cse", "exam=ts-eapcet&common=60000&q=computer science&begun=1"],
	["ap eamcet 40000 oc cse girl", "exam=ap-eapcet&common=40000&category=OC&gender=woman&q=computer science"],
	[
		"comedk 20000 rank cse bangalore general",
		"exam=comedk-uget&common=20000&category=General merit&q=computer science Bengaluru",
	],
	["wbjee 5000 rank jadavpur", "exam=wbjee&common=5000&college=jadavpur-university&begun=1"],
	["wbjee 5000 rank general boy computer science", "exam=wbjee&common=5000&category=Open&q=computer science"],
	["kcet 10000 rank gm mechanical", "exam=kcet&common=10000&category=GM&q=mechanical"],
	["kcet 15000 rank sc bangalore", "exam=kcet&common=15000&category=SCG&q=Bengaluru"],
	[
		"uptac 60000 rank cse",
		"exam=jee-mains&common=60000&homeState=uttar-pradesh&q=computer science&authority=UPTAC&begun=1",
	],
	["mht cet rank 12000 obc girl mechanical", "exam=mht-cet&common=12000&category=LOBCS&gender=woman&q=mechanical"],
	["tnea 185 marks bc cse", "exam=tnea&common=185&category=BC&q=computer science"],
	["keam 8000 rank general electronics", "exam=keam&common=8000&category=SM&q=electronics communication"],
	["ojee 60000 rank sc odisha", "exam=ojee&common=60000&category=SC&homeState=odisha&begun=1"],
	[
		"jac delhi 20000 rank general delhi girl ece",
		"exam=jac-delhi&common=20000&category=GNGLD&gender=woman&state=delhi&q=electronics communication",
	],
];

test.each(JUDGED)("“%s” opens the predictor at ?%s", async (question, address) => {
	const { items } = await backend.read(PredictExams, "/v1/predict/exams");
	const { card } = await backend.read(Answer, `/v1/ask?${new URLSearchParams([["q", question]])}`);
	const params = card?.kind === "predict" ? toPredictorParams(items, card, { takesPercentile: false }) : undefined;
	expect(decodeURIComponent(String(params ?? "").replaceAll("+", " "))).toBe(address);
});

test.each(JUDGED.filter(([, address]) => !address.endsWith("begun=1")).map(([, address]) => address))(
	"the predictor answers ?%s",
	async (address) => {
		const params = new URLSearchParams(address);
		if (params.has("marks")) params.set("common", "17303");
		expect((await backend.get(`/v1/predict?${params}`)).statusCode).toBe(200);
	},
);

test("a CUET score and a programme list Delhi University's colleges that closed at or below that score", async () => {
	for (const question of ["bcom hons du cuet 700", "bcom hons du cuet 700 marks"]) {
		const { card } = await backend.read(Answer, `/v1/ask?${new URLSearchParams([["q", question]])}`);
		expect(card).toMatchObject({ kind: "scores", seatType: "UR", marks: 700, year: 2025, round: 1 });
		const items = card?.kind === "scores" ? card.items : [];
		expect(items.length).toBeGreaterThanOrEqual(5);
		expect(items.every(({ closing, programme }) => closing <= 700 && /^B\.Com.*Hons/.test(programme))).toBe(true);
		expect(items.map(({ closing }) => closing)).toEqual(items.map(({ closing }) => closing).toSorted((a, b) => b - a));
	}
});
