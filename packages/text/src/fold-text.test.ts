import { expect, test } from "vitest";
import { foldForFilter, foldSigns, foldText } from "./fold-text.ts";

test.each([
	["महाराष्\u200dट्र", "महाराष्ट्र"],
	["विश्\u200cवविद्यालय", "विश्वविद्यालय"],
	["Guwa\u00adhati", "Guwahati"],
	["\u200e\u202bIIT\u2069\ufeff", "IIT"],
	["ＩＩＴ　ﬁnance", "IIT finance"],
	["१२,३४५", "12,345"],
	["बी.एच.यू.", "बीएचयू."],
	["बी॰एच॰यू", "बीएचयू"],
	["बी. एच. यू. वाराणसी", "बीएचयू. वाराणसी"],
	["बी.टेक और एम.फिल", "बीटेक और एमफिल"],
	["डॉ.अंबेडकर की.बात", "डॉ.अंबेडकर की.बात"],
	["सी. राजगोपालाचारी", "सी. राजगोपालाचारी"],
	["Pūnch B.Tech", "Pūnch B.Tech"],
])("%j is compared as %j", (typed, plain) => {
	expect(foldText(typed)).toBe(plain);
});

test.each(["क़", "ख़", "ग़", "ज़", "ड़", "ढ़", "फ़"])("%s folds to its plain letter, composed or not", (letter) => {
	const plain = letter.normalize("NFD")[0];
	for (const form of ["NFC", "NFD"] as const) expect(foldSigns(letter.normalize(form))).toBe(plain);
});

test("a filter ignores case, accents and nukta", () => {
	expect(foldForFilter("Ｐūnch फ़ी\u200dस")).toBe("punch फीस");
});
