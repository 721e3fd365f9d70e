import { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { expect, test } from "vitest";
import { readClassFile } from "./class-file.ts";
import { readReplayExam, replay } from "./replay.ts";
import { readRoundFile, toRoundFile } from "./round-file.ts";
import { buildRoundTable } from "./round-table.ts";
import { CIVIL, FEMALE, GOA, JOSAA, obc, PERSON, PHYSICS, row } from "./testing/small-josaa.ts";

test("a device replays a list from the file of rounds with the same result as the service from its table", async () => {
	const table = await buildRoundTable([
		[
			row({ year: 2024, programme: "Civil Works", programmeKey: "civil", closing: 70 }),
			row({ year: 2024, round: 2, programme: "Civil Works", programmeKey: "civil", closing: undefined }),
			row({ round: 2, closing: 120, sourceId: "josaa-2025-again" }),
			row({ round: 1, closing: 110 }),
			row({ gender: FEMALE, closing: 160 }),
			row({ programme: "Physics", round: 2, closing: 130 }),
			obc({ year: 2024, closing: 9 }),
			obc({ round: 2, closing: 12 }),
			row({ college: GOA, quota: "HS", pool: "home-state", closing: 500 }),
		],
	]);
	const index = readClassFile(JOSAA);
	const file = toRoundFile(index, readReplayExam(index, PERSON), table);
	const read = readRoundFile(RoundFile.parse(JSON.parse(JSON.stringify(file))));
	expect(read.table).toEqual(table);
	const choices = [
		PHYSICS,
		CIVIL,
		{ college: "patna", programme: "civil works" },
		{ college: "goa", programme: "Civil" },
	];
	for (const gender of [PERSON.gender, "woman"]) {
		for (const common of [60, 110, 125, 400]) {
			const body = { ...PERSON, gender, common, category: "OBC-NCL", rank: 12, homeState: "goa", choices };
			expect(replay(read.predictIndex, read.table, body)).toEqual(replay(index, table, body));
		}
	}
});
