import { Answer } from "@uchit/contract/answer.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const ask = (q: string) => backend.read(Answer, `/v1/ask?${new URLSearchParams({ q })}`);

test.each([
	["annamalia university", "Annamalai University"],
	["banglore university", "Bangalore University"],
	["punjab engeneering college", "Punjab Engineering College, Chandigarh"],
	[
		"lakkireddy balireddy college of engineering",
		"Lakireddy Bali Reddy College of Engineering, L.B. Reddy Nagar, Mylavaram",
	],
	["manasa paramedical institute davanagere", "Manasa Institute of Paramedical Sciences Davangere"],
	["government law college mumbai", "Government Law College Opp Churchgate Station Mumbai"],
])("%s means the institution, not the place, field or list that it resembles", async (typed, name) => {
	const { intent, colleges } = await ask(typed);
	expect({ intent, first: colleges[0]?.name }).toEqual({ intent: "name", first: name });
});

test("a kind of institution gives a list, however it is spelt", async () => {
	expect((await ask("enginering colleges in banglore")).list?.facets).toMatchObject({ category: ["1"] });
	const central = await ask("central university in bihar");
	expect(central.list).toMatchObject({ facets: { state: ["bihar"] }, q: "central university" });
	expect(central.colleges.map(({ name }) => name)).toContain("Nalanda University");
	expect((await ask("bba near me noida")).list).toMatchObject({
		facets: { district: ["uttar-pradesh/gautam-buddha-nagar"] },
	});
	expect((await ask("10th ke baad polytechnic ya 11th")).intent).toBe("none");
	const iti = await ask("iti in varanasi");
	expect(iti.list).toBeUndefined();
	expect(iti.readings.find(({ value }) => value === "iti")?.notApplied).toBeUndefined();
});

test.each([
	["assam engineering college cee cutoff", "Assam Engineering College"],
	["islampur college west bengal courses", "Islampur College, Uttar Dinajpur"],
	["nalanda open university valid hai kya", "Nalanda Open University, Patna"],
	["bit sindri admission", "B I T Sindri"],
	["gujcet 80 marks me ddu milega", "Dharmsinh Desai University"],
	["management quota btech bms college bangalore", "B.M.S. College of Engineering"],
])("“%s” names %s", async (q, name) => {
	expect((await ask(q)).colleges[0]?.name).toBe(name);
});

test.each([
	"sri zorawar kestrel university sehore valid hai",
	"vit zorawar kestrel university valid hai",
	"vit zorawar kestrel university fees",
])("one word of the unknown name in “%s” is no institution", async (q) => {
	const { card, colleges, unknown } = await ask(q);
	expect([card, colleges]).toEqual([undefined, []]);
	expect(unknown).toMatchObject([
		{ kind: "institution", words: expect.stringContaining("zorawar kestrel university") },
	]);
});

test("“Sri Satya Sai University, Sehore” is not Sri Ramachandra Institute", async () => {
	const { card, colleges } = await ask("sri satya sai university sehore valid hai?");
	const named = [...colleges.map(({ name }) => name), ...(card?.kind === "recognition" ? [card.college.name] : [])];
	expect(named.filter((name) => !name.includes("Satya Sai"))).toEqual([]);
});

test("an entrance that bears a university's name is said to be conducted by it", async () => {
	const { unknown } = await ask("amu entrance exam date 2026");
	expect(unknown).toMatchObject([{ kind: "exam", conductedBy: { body: "Aligarh Muslim University" } }]);
});

test.each([
	["सवाई मान सिंह मेडिकल कॉलेज जयपुर", "Sawai Man Singh Medical College"],
	["दिल्ली टेक्नोलॉजिकल यूनिवर्सिटी", "Delhi Technological University"],
	["वीर बहादुर सिंह पूर्वांचल विश्वविद्यालय", "Veer Bahadur Singh Purvanchal University, Jaunpur"],
	["राम मनोहर लोहिया आयुर्विज्ञान संस्थान लखनऊ", "Dr Ram Manohar Lohia Institute of Medical Sciences"],
	["लेडी श्रीराम कॉलेज", "Lady Shri Ram College for Women"],
])("“%s” names %s by all of its words", async (q, name) => {
	const { readings, colleges } = await ask(q);
	expect([readings.filter(({ kind }) => kind === "college").length, colleges[0]?.name]).toEqual([1, name]);
});

test.each([...["मैकेनिक कॉलेज पटना", "कुकिंग कॉलेज लखनऊ", "उमंग कॉलेज पटना", "वारणसेय संस्कृत विश्वविद्यालय", "संस्कार कॉलेज दिल्ली"]])(
	"“%s” only sounds like an institution and names none",
	async (q) => {
		expect((await ask(q)).readings.filter(({ kind }) => kind === "college")).toEqual([]);
	},
);

test("a university on no list is not answered by one that its name sounds like", async () => {
	const { card, colleges } = await ask("क्या वारणसेय संस्कृत विश्वविद्यालय फर्जी है");
	expect([card, colleges]).toEqual([undefined, []]);
});

test.each([
	["जमशेदपुर बीबीए कॉलेज", "Jamshedpur, Jharkhand"],
	["हल्द्वानी में बीएससी", "Haldwani, Uttarakhand"],
])("“%s” names a town as Hindi writes it", async (q, town) => {
	expect((await ask(q)).readings.find(({ kind }) => kind === "town")?.value).toBe(town);
});
