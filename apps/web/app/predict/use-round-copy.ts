import type { RoundData } from "@uchit/contract/predict-rounds.ts";
import { useEffect, useState } from "react";
import { fetchAndCache, findCachedFile } from "#app/platform/cached-file.ts";
import { fetchJson } from "#app/platform/fetch-json.ts";

/** A request without a version returns the newest one. */
const FILE = "/predict/rounds.json";

export type RoundCopy = {
	bytes: number | undefined;
	/** Whether this device has the newest file, or any file if the newest is unknown. */
	isHere: boolean;
	read: (program: string) => Promise<string>;
};

export function useRoundCopy(exam: string): RoundCopy {
	const [known, setKnown] = useState<{ bytes: number | undefined; isHere: boolean }>();
	useEffect(() => {
		let isLeft = false;
		const look = async () => {
			const newest = await fetchJson<RoundData>(`${FILE}?${new URLSearchParams({ exam })}`);
			const copy = await findCopy(exam, newest);
			if (!isLeft) setKnown({ bytes: newest?.bytes, isHere: copy !== undefined });
		};
		look().catch(reportError);
		return () => {
			isLeft = true;
		};
	}, [exam]);
	return {
		bytes: known?.bytes,
		isHere: known?.isHere === true,
		async read(program) {
			const text = await readRounds(exam, program);
			setKnown((before) => ({ bytes: before?.bytes, isHere: true }));
			return text;
		},
	};
}

/**
 * Reads the rounds from this device, or fetches and stores them. `program` reads them, and is stored too. @throws Error if a download
 * fails
 */
export async function readRounds(exam: string, program: string): Promise<string> {
	const newest = await fetchJson<RoundData>(`${FILE}?${new URLSearchParams({ exam })}`);
	const copyVersion = await findCopy(exam, newest);
	if (copyVersion !== undefined) return copyVersion;
	if (newest === undefined) throw new Error("The rounds are not on this device, and cannot be fetched.");
	const address = `${FILE}?${new URLSearchParams({ exam, version: newest.version })}`;
	return fetchAndCache(address, { isOlder: (file) => isRoundFileOf(file, exam), program });
}

function findCopy(exam: string, newest: RoundData | undefined): Promise<string | undefined> {
	return findCachedFile(
		(file) =>
			isRoundFileOf(file, exam) && (newest === undefined || file.searchParams.get("version") === newest.version),
	);
}

function isRoundFileOf({ pathname, searchParams }: URL, exam: string): boolean {
	return pathname === FILE && searchParams.get("exam") === exam;
}
