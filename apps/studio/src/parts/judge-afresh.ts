/**
 * What the wire found wrong is found again by the next save, or is gone: also what is beside no input, such as a group.
 * For forms whose inputs judge nothing themselves: with a resolver, theirs would not be asked.
 */
export function judgeAfresh<Values extends object>(values: Values) {
	return { values, errors: {} };
}
