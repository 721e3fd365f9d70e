import { expect, test } from "vitest";
import { inLanguage } from "./in-language.ts";

const CHENNAI = {
	city: "Chennai",
	district: { name: "Chennai", nameHi: "चेन्नई" },
	also: [{ name_hi: "मद्रास", of: undefined }],
};

test("an English page contains no Hindi names and no absent values", () => {
	const english = inLanguage(CHENNAI, "en");
	expect(english).toEqual({ city: "Chennai", district: { name: "Chennai" }, also: [{}] });
	expect(JSON.stringify(Object.keys(english.also[0] ?? {}))).toBe("[]");
});

test("a Hindi page has both names, since an entry without a Hindi name shows its English one", () => {
	expect(inLanguage(CHENNAI, "hi")).toEqual({ ...CHENNAI, also: [{ name_hi: "मद्रास" }] });
});

test("a Hindi page shows a sentence in Hindi where one exists, and otherwise in English", () => {
	const both = { text: "Open to all", textHi: "सबके लिए" };
	expect(inLanguage({ ...both, rules: [{ note: "Only once" }] }, "hi")).toEqual({
		text: "",
		textHi: "सबके लिए",
		rules: [{ note: "Only once" }],
	});
	expect(inLanguage(both, "en")).toEqual({ text: "Open to all" });
});
