/** Words of the kinds of branches, by hand, without spaces: a line is a kind, the first line that fits is it; `!` must not be there. */
const LINES = [
	"dental: bds dental",
	"medicine: mbbs",
	"nursing: nursing",
	"law: llb",
	"pharmacy: pharm",
	"architecture: barch",
	"architecture: architecture !naval",
	"planning: planning",
	"ai-data: artificial machinelearning datascience dataanalytic dataengineer aiml",
	"electronics: ^electronicscomputer ^electronicsandcomputer electricalcommunication",
	"electrical: electrical",
	"computer: comput software cyber internetofthings",
	"computer: informationtechnology informationscience informationcommunication",
	"computer: informationandtechnology informationandscience informationandcommunication",
	"electronics: electronic communication vlsi",
	"mechanical: mechanical mechatronic automobile automotive",
	"civil: civil",
	"biotechnology: biotech biomedical bioengineering biological bioscience",
	"chemical: chemicaland chemicalengineering chemicalengg chemicaltech petrochem",
	"aerospace: aero",
	"materials: metallurg material",
].map((line) => {
	const [branch = "", words = ""] = line.split(": ");
	return { branch, words: words.split(" ") };
});

export function branchOf(programme: string): string {
	const letters = [...programme.toLowerCase()].filter((letter) => letter >= "a" && letter <= "z").join("");
	const found = LINES.find(({ words }) => {
		if (words.some((word) => word.startsWith("!") && letters.includes(word.slice(1)))) return false;
		return words.some((word) =>
			word.startsWith("^") ? letters.startsWith(word.slice(1)) : !word.startsWith("!") && letters.includes(word),
		);
	});
	return found?.branch ?? "other";
}
