import { readFileSync } from "node:fs";
import { Claims } from "@uchit/contract/claim.ts";
import { expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";

const backend = useBackend();

/** Written and labelled before there was a rule; `may`: a person with the lists may call it supported or contradicted. */
const ADS = readFileSync(new URL("ads.tsv", import.meta.url), "utf8")
	.trimEnd()
	.split("\n")
	.slice(1)
	.map((line) => {
		const [text = "", may = ""] = line.split("\t");
		return { text, may: new Set(may.split(" ")) };
	});

test("there are sixty advertisements", () => expect(ADS).toHaveLength(60));

test.each(ADS)("$text", async ({ text, may }) => {
	const reply = await backend.app.inject({ method: "POST", url: "/v1/claims", payload: { text } });
	const { claims } = Claims.parse(reply.json());
	const judged = claims.filter(({ verdict }) => verdict === "supported" || verdict === "contradicted");
	for (const { kind, verdict, words } of judged) expect(may, words).toContain(`${kind}:${verdict}`);
});
