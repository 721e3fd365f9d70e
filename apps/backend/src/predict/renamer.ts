import { readFileSync } from "node:fs";
import { foldName } from "@uchit/predictor/fold.ts";
import type { PrintedSeat } from "./queries/seat.ts";

/** The current name of a seat's programme, if a reviewer decided that only the name changed. */
export type Renamer = (seat: Pick<PrintedSeat, "authority" | "collegeId" | "programme">) => string;

/** `authority, college_id, earlier, now, why`, every cell in quotes. */
const TABLE = new URL("../../../../data/sources/renamed-programmes.csv", import.meta.url);

/** Reads the reviewed table. It never contains programmes of another degree or length, which are another curriculum. */
export function readRenamer(): Renamer {
	const [, ...lines] = readFileSync(TABLE, "utf8").trim().split("\n");
	const names = new Map(
		lines.map((line) => {
			const [authority = "", collegeId = "", earlier = "", now = ""] = line.slice(1, -1).split('","');
			return [keyOf({ authority, collegeId, programme: earlier }), now];
		}),
	);
	const earlier = new Set([...names.keys()].map((key) => key.slice(0, key.lastIndexOf("|"))));
	return (seat) =>
		(earlier.has(`${seat.authority}|${seat.collegeId}`) ? names.get(keyOf(seat)) : undefined) ?? seat.programme;
}

function keyOf({ authority, collegeId, programme }: Parameters<Renamer>[0]): string {
	return [authority, collegeId, foldName(programme)].join("|");
}
