/** Clears the API's errors before each save; the API reports them again. Only for forms without client validation. */
export function clearServerErrors<Values extends object>(values: Values) {
	return { values, errors: {} };
}
