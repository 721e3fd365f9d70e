import { gunzipSync } from "node:zlib";
import { FILED_COUNSELLINGS, type FiledCounsellingId } from "@uchit/contract/cutoff-file.ts";
import { decodeTable, parseCsv, type TableRow, toRows } from "@uchit/text/read-table.ts";
import { isWorkbook, readWorkbook } from "@uchit/text/read-workbook.ts";
import { decodeUtf16 } from "@uchit/text/table-text.ts";
import { UnreadableFile } from "@uchit/text/unreadable-file.ts";
import { readCsabRow } from "#pipeline/csab/read.ts";
import { type Counselling, type PrintedCutoff, type ReadRow, UnknownCode } from "#pipeline/cutoffs/printed.ts";
import { readJosaaRow } from "#pipeline/josaa/read.ts";
import type { Refusal } from "#pipeline/report.ts";
import { squeeze } from "#pipeline/text/words.ts";

const READERS: Readonly<Record<FiledCounsellingId, ReadRow>> = { josaa: readJosaaRow, csab: readCsabRow };

export type DeskFile = { counselling: FiledCounsellingId; year: number; file: string; bytes: Uint8Array };

export type ReadDeskFile = Counselling & { refused: readonly Refusal[]; encoding: string };

const MAX_UNPACKED_BYTES = 256 * 1024 ** 2;
const MAX_MISFITS = 1 / 20;
const MAX_ROUNDS = 20;
/** The P of PK. */
const ZIP_BEGINS = 0x50;

/** Throws UnreadableFile. */
export async function readDeskFile({ counselling, year, file, bytes }: DeskFile): Promise<ReadDeskFile> {
	const { rows, encoding } = await readTable(unpack(bytes));
	if (rows.length === 0)
		throw new UnreadableFile("There is no row under the headings: the first row names the columns.");
	const named = rows.map(({ line, cells }) => ({ line, cells: rename(cells) }));
	requireColumns(counselling, named[0]?.cells ?? {});
	requireYear(named, year);
	const sourceId = `${counselling}-${year}`;
	const refused: Refusal[] = [];
	const printed: PrintedCutoff[] = [];
	for (const { line, cells } of named) {
		const row = readRow(READERS[counselling], cells, { file, line, year });
		if (typeof row !== "string") printed.push(row);
		else
			refused.push({ dataset: sourceId, file, line, reason: row, raw: Object.values(cells).join("|").slice(0, 500) });
	}
	const [first] = refused;
	if (first !== undefined && refused.length > named.length * MAX_MISFITS) {
		const counts = [refused.length, named.length].map((count) => count.toLocaleString("en-IN"));
		throw new UnreadableFile(
			`${counts[0]} of ${counts[1]} rows do not fit their headings: columns have probably moved. The first is line ${first.line}: ${first.reason}.`,
		);
	}
	return { sourceId, hasRounds: true, encoding, refused, read: () => printed };
}

function unpack(bytes: Uint8Array): Uint8Array {
	if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
	try {
		return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES });
	} catch {
		throw new UnreadableFile("This .gz file cannot be unpacked here: it is damaged, or unpacks to more than 256 MB.");
	}
}

async function readTable(bytes: Uint8Array): Promise<{ rows: TableRow[]; encoding: string }> {
	const own = new Uint8Array(bytes).buffer;
	if (!isWorkbook(own)) {
		const encoding = decodeUtf16(bytes) === undefined ? "CSV in UTF-8" : "CSV in UTF-16";
		return { rows: parseCsv(decodeTable(own)), encoding };
	}
	try {
		return { rows: toRows(await readWorkbook(own, MAX_UNPACKED_BYTES)), encoding: "workbook, its first sheet" };
	} catch (error) {
		if (bytes[0] !== ZIP_BEGINS || Buffer.from(bytes).includes("xl/workbook.xml")) throw error;
		throw new UnreadableFile("This is a ZIP archive and no workbook: unpack it, and bring in the table that is in it.");
	}
}

const SYNONYMS: Readonly<Record<string, string>> = {
	academic_program_name: "academic_program",
	program: "academic_program",
	programme: "academic_program",
	branch: "academic_program",
	institute_name: "institute",
	round_no: "round",
	category: "seat_type",
};

function rename(cells: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(cells).map(([heading, cell]) => {
			const name = heading
				.toLowerCase()
				.replace(/[^a-z0-9]+/g, "_")
				.replace(/^_|_$/g, "");
			return [SYNONYMS[name] ?? name, cell];
		}),
	);
}

function requireColumns(counselling: FiledCounsellingId, cells: Readonly<Record<string, string>>): void {
	const columns = FILED_COUNSELLINGS.find(({ id }) => id === counselling)?.columns ?? [];
	const missing = columns.filter((column) => !(column in cells));
	if (missing.length > 0)
		throw new UnreadableFile(
			`The first row lacks the heading ${missing.map((name) => `“${name}”`).join(", ")}. The columns are: ${columns.join(", ")}.`,
		);
}

function requireYear(rows: readonly { line: number; cells: Readonly<Record<string, string>> }[], year: number): void {
	const other = rows.find(({ cells }) => cells.year !== undefined && cells.year.trim() !== String(year));
	if (other === undefined) return;
	throw new UnreadableFile(
		`Line ${other.line} is of the year “${other.cells.year}”, and you brought the file in for ${year}.`,
	);
}

const GENDERS = new Set(["Gender-Neutral", "Female-only (including Supernumerary)", "Neutral", "Female"]);

function readRow(read: ReadRow, cells: Readonly<Record<string, string>>, at: Parameters<ReadRow>[1]) {
	const formula = Object.entries(cells).find(([, cell]) => /^\s*(?:[=@]|[+-](?=[A-Za-z(]))/.test(cell));
	if (formula !== undefined)
		return `“${formula[1].trim().slice(0, 60)}” under ${formula[0]} is a formula: save the values`;
	const round = Number(cells.round);
	if (!(Number.isInteger(round) && round >= 1 && round <= MAX_ROUNDS)) return `“${cells.round}” is no round`;
	if (!GENDERS.has(squeeze(cells.gender))) return `“${cells.gender}” under gender is new`;
	if (squeeze(cells.institute) === "" || squeeze(cells.academic_program) === "")
		return "the institute or the programme is empty";
	try {
		return read(cells, at);
	} catch (error) {
		if (error instanceof UnknownCode) return error.message;
		throw error;
	}
}
