/** One closing figure as a document prints it. */
export type Printed = {
	/** The document and the row in it, as the site names them where it refuses a row. */
	dataset: string;
	file: string;
	line: number;
	institute: string;
	programme: string;
	quota: string;
	category: string;
	gender: string;
	/** Absent where the copy is undated. */
	year: number | undefined;
	round: number | undefined;
	opening: number | undefined;
	closing: number;
	/** Which list the figure is of, where one document has several. */
	list: string;
	/** A rank that is probably of a list which the copy does not tell apart. */
	isDoubted?: boolean;
};

/** A row without a figure or a programme is none. */
export function toPrinted(printed: Partial<Printed>): Printed[] {
	const { dataset = "", file = "", line = 0, institute = "", programme = "", quota = "", category = "" } = printed;
	const { gender = "", year, round, opening, closing = 0, list = "" } = printed;
	if (!(closing > 0) || programme === "") return [];
	return [{ dataset, file, line, institute, programme, quota, category, gender, year, round, opening, closing, list }];
}
