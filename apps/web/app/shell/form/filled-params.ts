/** The filled text fields of a form as address parameters; empty ones say nothing and stay out. */
export function toFilledParams(form: FormData): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of form) {
		if (typeof value === "string" && value.trim() !== "") params.append(name, value.trim());
	}
	return params;
}
