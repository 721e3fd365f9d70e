const LENGTH_AND_DEGREE = / \(\d+ Years[^()]*(?:\([^()]*\)[^()]*)?\)$/;

/** Splits "Civil Engineering (4 Years, Bachelor of Technology)" into the name and the words in brackets; "" if there are none. */
export function splitProgramme(printed: string): { name: string; degree: string } {
	const name = printed.replace(LENGTH_AND_DEGREE, "");
	return { name, degree: printed.slice(name.length + 1) };
}
