/** Undefined if empty. Throws for any other text, which means that columns are shifted. */
export function toNumber(printed: string): number | undefined {
	if (printed === "") return undefined;
	const number = Number(printed);
	if (Number.isNaN(number)) throw new Error(`"${printed}" stands where a number should`);
	return number;
}
