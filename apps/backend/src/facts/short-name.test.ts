import { expect, test } from "vitest";
import { shortNameOf } from "#backend/facts/short-name.ts";

test("a short name begins with initials and names the place like the full name", () => {
	const madras = ["IIT Chennai", "IIT M", "IITM", "IIT Madras", "आईआईटी मद्रास"];
	expect(shortNameOf("Indian Institute of Technology Madras", madras)).toBe("IIT Madras");
	expect(shortNameOf("Vellore Institute of Technology", ["VIT", "VIT University", "VIT Vellore"])).toBe("VIT Vellore");
});

test("bare initials are a short name only if they match the words", () => {
	expect(shortNameOf("Jawaharlal Nehru University", ["JNU", "JNU Delhi"])).toBe("JNU");
	expect(shortNameOf("Rajiv Gandhi Medical College", ["RSET"])).toBeUndefined();
});

test("a name that is hardly shorter, or says nothing, is not a short name", () => {
	expect(shortNameOf("University of Madras", ["Madras University"])).toBeUndefined();
	expect(shortNameOf("GEC Thrissur", ["GEC Thrissur"])).toBeUndefined();
});
