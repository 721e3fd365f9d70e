const LENGTH_AND_DEGREE = / \(\d+ Years[^()]*(?:\([^()]*\)[^()]*)?\)$/;

/** "Civil Engineering (4 Years, Bachelor of Technology)" as its name and, in brackets, how long and for what; "" where nothing is printed. */
export function splitProgramme(printed: string): { name: string; degree: string } {
	const name = printed.replace(LENGTH_AND_DEGREE, "");
	return { name, degree: printed.slice(name.length + 1) };
}
