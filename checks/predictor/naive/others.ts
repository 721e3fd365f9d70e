import { cell, oneLine, readCsv, readJson, Table } from "./files.ts";
import { type Printed, toPrinted } from "./printed.ts";

type Row = Record<string, string | number | null>;
type Read = (row: Row) => Partial<Printed> | undefined;

function readTable(dataset: string, file: string, read: Read): Printed[] {
	return readJson(Table, file).flatMap((row, index) => {
		const printed = read(row);
		if (printed === undefined) return [];
		return toPrinted({ dataset, file, line: index + 1, programme: cell(row, "Academic Program Name"), ...printed });
	});
}

export function readMhtCet(): Printed[] {
	return readTable("mht-cet-undated", "mhtcet/undated/mhtcet_data.json.gz", (row) => {
		const category = cell(row, "Category_Key").replaceAll(" ", "");
		const isPool = /^(G|L|DEF|PWD)/.test(category);
		return {
			institute: cell(row, "Institute"),
			category,
			gender: isPool ? (category.startsWith("L") ? "Female-Only" : "Gender-Neutral") : "",
			quota: isPool ? (/[SH]$/.exec(category)?.[0] ?? "") : "",
			closing: Number(row["Closing Rank"]),
		};
	});
}

export function readWbjee(): Printed[] {
	return readTable("wbjee-2026", "wbjee/2026/wbjee_data.json.gz", (row) => ({
		institute: cell(row, "Institute"),
		quota: cell(row, "Quota"),
		category: cell(row, "Category"),
		year: 2026,
		round: Number(cell(row, "Round").replace("Round ", "")),
		opening: Number(row["Opening Rank"]),
		closing: Number(row["Closing Rank"]),
		list:
			row["Seat Type"] === "WBJEE Seats" ? "own" : cell(row, "Stream").startsWith("B. Arch") ? "architecture" : "main",
	}));
}

export function readKeam(): Printed[] {
	return readTable("keam-2026", "keam/2026/keam_data.json.gz", (row) => ({
		institute: cell(row, "Institute"),
		programme: cell(row, "Academic Program Name").replace(/\.$/, ""),
		category: cell(row, "Category"),
		year: 2026,
		round: Number(cell(row, "Phase").replace("P", "")),
		closing: Number(row["Closing Rank"]),
	}));
}

export function readGujcet(program: "Engineering" | "Pharmacy"): Printed[] {
	const dataset = program === "Engineering" ? "gujcet-2025" : "gujarat-pharmacy-2024";
	return readTable(dataset, "gujcet/2025_2024/gujcet_data.json.gz", (row) => {
		if (row.Program !== program) return undefined;
		return {
			institute: `${cell(row, "College Name")} ${cell(row, "District")}`,
			programme: cell(row, "Course"),
			quota: (/\((GIA|SFI)\)/i.exec(cell(row, "College Name"))?.[1] ?? "").toUpperCase(),
			category: cell(row, "category"),
			year: program === "Engineering" ? 2025 : 2024,
			closing: Number(row.closing_rank),
			list: program,
		};
	});
}

export function readOjee(): Printed[] {
	return readTable("ojee-2025", "ojee/2025/ojee_data.json.gz", (row) => ({
		institute: cell(row, "Institute"),
		quota: cell(row, "Quota"),
		category: cell(row, "Category"),
		gender: cell(row, "Seat Type"),
		year: 2025,
		opening: Number(row["Opening Rank"]),
		closing: Number(row["Closing Rank"]),
	}));
}

/** Marks out of 200; nobody below 70 may be admitted. */
export function readTnea(): Printed[] {
	return readTable("tnea-undated", "tnea/undated/tnea_data.json.gz", (row) => {
		const closing = Number(row["Cutoff Marks"]);
		if (closing > 200 || closing < 70) return undefined;
		return {
			// One code of the copy stands for several names.
			institute: [cell(row, "Institute ID"), cell(row, "Institute"), cell(row, "District")].join(" "),
			programme: cell(row, "Course"),
			category: cell(row, "Category"),
			closing,
		};
	});
}

/** Round 5 of 2025. A code says which people a seat is for; its last letter, whether it is Delhi's or everyone's. */
export function readJacDelhi(): Printed[] {
	const file = "jac-delhi/2025/round5.csv.gz";
	return readCsv(file)
		.slice(1)
		.flatMap((cells, index) => {
			const [institute, programme, , , , , category = "", , closing] = cells.map(oneLine);
			const isSingleGirl = category === "SG" || category === "GNSGD";
			return toPrinted({
				...{ dataset: "jac-delhi-2025", file, line: index + 1, institute, programme, category, year: 2025, round: 5 },
				gender: isSingleGirl || /^..GL/.test(category) ? "Female-Only" : "Gender-Neutral",
				quota: isSingleGirl ? "D" : category === "KM" ? "" : category.slice(-1),
				...{ closing: Number(closing), list: "main" },
			});
		});
}
