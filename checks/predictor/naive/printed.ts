export type Printed = {
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
	list: string;
	/** The rank is probably of another list, which the copy does not distinguish. */
	isDoubted?: boolean;
};

export function toPrinted(printed: Partial<Printed>): Printed[] {
	const { dataset = "", file = "", line = 0, institute = "", programme = "", quota = "", category = "" } = printed;
	const { gender = "", year, round, opening, closing = 0, list = "" } = printed;
	if (!(closing > 0) || programme === "") return [];
	return [{ dataset, file, line, institute, programme, quota, category, gender, year, round, opening, closing, list }];
}
