import { expect, test } from "vitest";
import { readTokens } from "#backend/search/question/tokens.ts";
import { listRecognisers } from "./recognisers.ts";

test.each([
	["sharda university mci nmc approved mbbs", ["mbbs"], ["nmc"]],
	["maharshi dayanand university distance ba valid", ["ba"], ["deb"]],
	["is aditya college of law bci approved", ["llb"], ["bci"]],
	["sharda university mbbs recognised", ["mbbs"], ["nmc"]],
	["is ignou bed valid for govt job", ["bed"], ["ncte"]],
	["anna university recognised", [], []],
])("“%s” about %o refers to the recognition lists of %o", (question, degrees, bodies) => {
	expect(listRecognisers(readTokens(question), degrees)).toEqual(bodies);
});
