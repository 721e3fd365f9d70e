import { expect, test } from "vitest";
import { mendEncoding } from "#pipeline/text/encoding.ts";

test.each([
	["Trust\u0092s Rajiv Gandhi Institute", "Trust’s Rajiv Gandhi Institute"],
	["Sardarpur \u0096 Rajgarh", "Sardarpur – Rajgarh"],
	["SOCIETY\u00e2\u0080\u0099S COLLEGE", "SOCIETY’S COLLEGE"],
	["GREATER\u00c2\u00a0NOIDA", "GREATER\u00a0NOIDA"],
	["WOMEN\u00c3\u00a2\u00e2\u0082\u00ac\u00e2\u0084\u00a2S", "WOMEN’S"],
	["École Mère", "École Mère"],
	["महाविद्यालय", "महाविद्यालय"],
])("%j is mended to %j", (printed, read) => expect(mendEncoding(printed)).toBe(read));
