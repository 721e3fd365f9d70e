import { expect, test } from "vitest";
import { findAfter } from "./after-card.ts";

const sectionOf = (q: string, names?: Parameters<typeof findAfter>[1]) => {
	const found = findAfter(q, names);
	return found?.isSure ? found.card.section : undefined;
};

test.each([
	["how to become lawyer", "how to become lawyer after graduation in a good firm", "lawyer"],
	["ias kaise bane", "ias kaise bane without coaching gaon se", "ias"],
	["mca or mba after bca", "mca or mba after bca placements aside", undefined],
	["iti ke baad kya kare", "iti ke baad kya kare sir jaldi batao", "after-iti"],
	["upsc cse age limit", "upsc cse age limit obc attempts", "ias"],
	["b.ed entrance eligibility", "bed cet eligibility", "bed-entrance"],
])("“%s” leads to the same section in “%s”, unless a word asks another question", (q, longer, section) => {
	expect(sectionOf(q)).toBeDefined();
	expect(sectionOf(longer)).toBe(section);
});

test.each([
	["mba or mtech after btech", "mtech-or-job"],
	["can i do btech after bsc", "lateral-entry"],
	["mathematics ke bina btech ho sakta hai kya", "engineering-with-pcb"],
	["mbbs after 12th", "doctor"],
	["after mbbs options", "after-mbbs"],
	["gate ke bina mtech ho sakta hai", "mtech-without-gate"],
	["btech ke baad placement nahi hua", "no-job-after-degree"],
	["bcom ke baad mba ya mcom", "which-master"],
	["scope of bams in india", "after-bds"],
	["b pharma scope aur salary", "after-pharmacy"],
	["career in mechanical engineering", "two-branches"],
	["कंप्यूटर साइंस में करियर", "software-engineer"],
	["ca karne me kitna paisa lagta hai", "ca"],
	["commercial pilot licence cost", "pilot"],
	["air hostess course fees", "cabin-crew"],
	["allied health courses list after 12th", "paramedical"],
	["bpt course duration and fees", "which-health-course"],
	["law ke liye 12th me kitne percent chahiye", "lawyer"],
	["sc category engineering free me padhai kaise ho", "fee-waiver"],
	["aakash ya allen neet coaching", "without-coaching"],
	["एमबीबीएस के बाद क्या करें", "after-mbbs"],
	["i left study 10 years ago after 12th", "study-again"],
	["12th ke 8 saal pehle padhai chhodi graduation karna hai", "study-again"],
	["which colleges have ramp and lift for wheelchair", "disability"],
	["colleges for disabled students", "disability"],
	["12th ke baad llb", "lawyer"],
	["llb ke baad kya kare", "after-law"],
	["mba after bsc nursing", "mba-after-degree"],
	["bsc nursing after 12th arts", "nursing"],
	["diploma done job or btech", "diploma-job"],
	["mtech or job after btech", "mtech-or-job"],
	["can i do mbbs after b pharm", "doctor"],
	["can i join nda after 12th arts", "army-officer"],
	["merchant navy kaise join kare 10th ke baad", "merchant-navy"],
	["can commerce student do mca", "after-degree"],
	["class 12 arts girl lawyer", "lawyer"],
	["commerce ca foundation", "ca"],
	["is narayana coaching good for neet", "without-coaching"],
	["nda ke liye height kitni chahiye", "army-officer"],
	["how much does btech cost in 4 years", "what-it-costs"],
	["cost calculator", "what-it-costs"],
	["btech fees 5 lakh income can we pay", "what-it-costs"],
	["class 10 marks 85 which stream pcm or pcb", "which-stream"],
	["10वीं के बाद कौन सा सब्जेक्ट ले", "which-stream"],
	["b.com ke baad kya kare sarkari naukri", "govt-jobs"],
	["b.pharm ke liye neet zaroori hai", "without-neet"],
	["b pharm eligibility", "pharmacy"],
	["lost marksheet", "school-papers"],
	["name mismatch in marksheet and aadhaar", "school-papers"],
	["aadhaar name correction in application form", "school-papers"],
	["itep", "bed-entrance"],
	["integrated teacher education programme after 12th", "bed-entrance"],
	["is maths compulsory for mba", "mba-after-degree"],
	["mba without maths", "mba-after-degree"],
	["maths for mba", "mba-after-degree"],
	["mca ke liye maths jaruri hai kya", "after-degree"],
	["mca eligibility maths", "after-degree"],
	["can i change stream from science to arts in class 12", "change-stream"],
	["12वीं में साइंस से आर्ट्स स्ट्रीम बदल सकते हैं", "change-stream"],
	["change stream from science to arts after class 12", "other-stream"],
	["migration certificate kaha se milega", "school-papers"],
	["12th pass girl nursing", "nursing"],
	["after bpharm should i do mba or mpharm", "after-pharmacy"],
	["हमारे पास पैसे कम हैं बी टेक का खर्च", "what-it-costs"],
	["diploma mechanical 78 percent direct second year", "lateral-entry"],
	["diploma mechanical second year btech", "lateral-entry"],
	["diploma se btech second year kaise", "lateral-entry"],
	["लड़की को नर्स बनाना है", "nursing"],
	["बेटी को डॉक्टर बनाना है", "doctor"],
	["my son has autism which college", "disability"],
	["my daughter is autistic which stream after 10th", "disability"],
	["phd admission", "phd"],
	["low marks in boards", "low-marks"],
	["I am 32, want to complete graduation from home", "too-old"],
	["मैं 30 साल की हूँ घर बैठे बीए करना है", "too-old"],
	["i left studies after 12th want degree while working", "study-again"],
	["naukri karta hu bcom karna hai", "job-and-degree"],
	["online bca ugc approved colleges", "distance-degree"],
	["ghar baithe ma karna hai", "distance-degree"],
	["mbbs abroad cheapest country neet needed", "mbbs-abroad"],
	["which exam for bsc nursing", "nursing-entrance"],
	["domicile certificate kaise banaye", "certificates"],
	["b.ed entrance exam form kab aayega", "bed-entrance"],
	["पॉलिटेक्निक की परीक्षा कब है", "polytechnic-entrance"],
])("“%s” is read by the finished stage or goal: %s", (q, section) => {
	expect(sectionOf(q)).toBe(section);
});

test.each([
	["ca or cs", "ca"],
	["cse or ece", "cse-or-ece"],
	["civil or mechanical", "two-branches"],
	["bba or bca", "two-courses"],
	["pilot or air hostess", "two-courses"],
	["pcm or pcb", "which-stream"],
])("“%s” gets the section for both choices, or the one for any two: %s", (q, section) => {
	expect(sectionOf(q)).toBe(section);
});

test.each([
	["btech without maths in 12th", "engineering-with-pcb"],
	["maths ke bina btech", "engineering-with-pcb"],
	["btech me maths nahi chahiye to", "engineering-with-pcb"],
	["btech bina jee ke", "btech-without-jee"],
	["can i give neet without biology in 12", "medical-with-pcm"],
])("“%s” is read by what the visitor leaves out: %s", (q, section) => {
	expect(sectionOf(q)).toBe(section);
});

test.each([
	"how to become lawyer fees",
	"cse or ece cutoff",
	"nursing after 12th last date of application",
	"mba without cat 45000 rank",
	"name mismatch in marksheet and aadhaar in my jee form",
	"drop table colleges",
	"my son is depressed after neet fail",
])("“%s” gets no certain after-class answer", (q) => {
	expect(findAfter(q)?.isSure).not.toBe(true);
});

test.each([
	["nri quota mbbs fees", "nri-quota"],
	["distance mba ugc deb approved universities", "distance-degree"],
	["बीएड के लिए कितने परसेंट चाहिए ओबीसी", "bed-entrance"],
	["income certificate validity kitne din", "certificates"],
	["ओबीसी नॉन क्रीमी लेयर सर्टिफिकेट कैसे बनेगा", "certificates"],
])("“%s” asks for a rule and not for a list: %s", (q, section) => {
	expect(sectionOf(q)).toBe(section);
});

test("a branch beside a diploma belongs to the diploma", () => {
	expect(findAfter("diploma mechanical ke baad kya kare")).toMatchObject({ isSure: true, card: { page: "diploma" } });
});

test("a percentage in the last degree is not read as one of class 12", () => {
	expect(findAfter("cat eligibility with 48% in graduation", { named: ["cat"] })).toBeUndefined();
});

test("a named institution means a question about it, and a named place means the colleges there", () => {
	expect(sectionOf("is law after 12th good at symbiosis", { named: ["symbiosis"] })).toBeUndefined();
	expect(sectionOf("btech without jee in pune", { places: ["pune"] })).toBeUndefined();
	expect(findAfter("polytechnic entrance exam nagpur", { places: ["nagpur"] })?.local).toBe("polytechnic");
});

test("a rule common to all colleges answers a question that names one, but a college's own figure does not", () => {
	expect(sectionOf("gap year allowed in symbiosis", { named: ["symbiosis"] })).toBe("gap-year");
	expect(sectionOf("left study 10 years ago can i do ba from ignou", { named: ["ignou"] })).toBe("study-again");
	expect(sectionOf("i am 40 years old can i do graduation from ignou", { named: ["ignou"] })).toBe("too-old");
	expect(sectionOf("sports quota du admission", { named: ["du"] })).toBe("sports-quota");
	expect(sectionOf("gap year students rank in symbiosis", { named: ["symbiosis"] })).toBeUndefined();
});

test.each([
	["judge kaise bane fees kitni lagegi", "judge"],
	["nurse kaise bane hostel", "nursing"],
])("“%s” gets the nearest section, because its figures have no answer: %s", (q, section) => {
	expect(findAfter(q)).toMatchObject({ isSure: false, card: { section } });
});

test.each([
	["what after 12th pcb except mbbs", { page: "12/pcb", without: "mbbs" }],
	["bsc agriculture ya bpharma", { section: "two-courses", doors: ["bsc-agriculture", "bpharm"] }],
	["bba or bca", { section: "two-courses", doors: ["bba", "bca"] }],
])("“%s” yields the options that it excludes or compares: %o", (q, card) => {
	expect(findAfter(q)?.card).toMatchObject(card);
});

test.each([
	["my daughter got 78% in 12th pcm no jee what options in kolkata", ["kolkata"], "btech"],
	["10th 55 % polytechnic bihar", ["bihar"], "polytechnic"],
	["how to become pilot in delhi", ["delhi"], undefined],
	["correspondence ba odisha", ["odisha"], undefined],
	["housewife 12th pass graduation karni hai bihar", ["bihar"], undefined],
	["domicile certificate kaise banaye up", ["up"], undefined],
])("a place does not remove the card and adds its colleges beside it: “%s”", (q, places, local) => {
	expect(findAfter(q, { places })).toMatchObject({ isSure: true, local });
});

test.each([
	["beti ne 12th commerce kiya hai ab kya kare", [], "12/commerce", undefined],
	["beti ne 12th commerce kiya hai, ab kya karaye, jaipur", ["jaipur"], "12/commerce", "bcom"],
	["बेटे ने 12वीं आर्ट्स से पास की, अब क्या कराएँ", [], "12/arts", undefined],
	["my daughter passed 12th commerce what should we do now", [], "12/commerce", undefined],
	["मेरी बेटी ने 12वीं साइंस की है, कम खर्च वाला कोर्स", [], "12", undefined],
	["bhai ne 12th pcm ki hai kaunsa course karaye patna", ["patna"], "12/pcm", "btech"],
])(
	"a parent's question, “%s”, is answered for the stream, with the colleges of a named town",
	(q, places, page, local) => {
		expect(findAfter(q, { places })).toMatchObject({ isSure: true, card: { page }, local });
	},
);

test("an unexplained subject leads to the nearest page, marked as uncertain", () => {
	expect(findAfter("12th pcm ke baad rocket sikhna")).toMatchObject({ isSure: false, card: { page: "12/pcm" } });
});

test.each([
	["pcm 62 percent 12th bihar girl family income under 1 lakh", ["bihar"], "12/pcm", undefined],
	["62 percent pcm which colleges bihar", ["bihar"], "12/pcm", undefined],
	["55% commerce which college in jaipur", ["jaipur"], "12/commerce", undefined],
	["60 % pcb no neet what now", [], "12/pcb", "without-neet"],
	["low income bihar girl engineering", ["bihar"], "12", "no-money"],
	["class 10 68 percent what next", [], "10", "class-10-marks"],
	["is maths required for bsc", [], "12", undefined],
	["bsc without maths", [], "12/pcb", undefined],
	["can i afford college", [], "12", "no-money"],
	["diploma lateral entry btech west bengal jelet", ["west bengal"], "diploma", "lateral-entry"],
])("a student's own details, “%s”, are answered by a page", (q, places, page, section) => {
	const found = findAfter(q, { places });
	expect([found?.isSure, found?.card.page, found?.card.section]).toEqual([true, page, section]);
});
