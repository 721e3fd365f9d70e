/** Older and other spellings of places that people still type, each paired with the one in our sources. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
	["allahabad", "prayagraj"],
	["alleppey", "alappuzha"],
	["aurangabad", "sambhajinagar"],
	["bangalore", "bengaluru"],
	["baroda", "vadodara"],
	["belgaum", "belagavi"],
	["bellary", "ballari"],
	["benares", "varanasi"],
	["banaras", "varanasi"],
	["bijapur", "vijayapura"],
	["bombay", "mumbai"],
	["burdwan", "bardhaman"],
	["calcutta", "kolkata"],
	["calicut", "kozhikode"],
	["cannanore", "kannur"],
	["cochin", "kochi"],
	["ernakulam", "kochi"],
	["gauhati", "guwahati"],
	["gulbarga", "kalaburagi"],
	["gurgaon", "gurugram"],
	["hubli", "hubballi"],
	["madras", "chennai"],
	["mangalore", "mangaluru"],
	["mysore", "mysuru"],
	["ooty", "nilgiris"],
	["orissa", "odisha"],
	["pondicherry", "puducherry"],
	["poona", "pune"],
	["quilon", "kollam"],
	["shimoga", "shivamogga"],
	["simla", "shimla"],
	["sonipat", "sonepat"],
	["tanjore", "thanjavur"],
	["trichur", "thrissur"],
	["trichy", "tiruchirappalli"],
	["tirunelvelli", "tirunelveli"],
	["trivandrum", "thiruvananthapuram"],
	["tumkur", "tumakuru"],
	["vizag", "visakhapatnam"],
];
const OTHER_WORDS_BY_WORD = new Map<string, string[]>();
for (const pair of OTHER_NAMES) {
	for (const [word, other] of [pair, [pair[1], pair[0]] as const]) {
		OTHER_WORDS_BY_WORD.set(word, [...(OTHER_WORDS_BY_WORD.get(word) ?? []), other]);
	}
}

export function withOtherNames(words: readonly string[]): string[] {
	return words.flatMap((word) => [word, ...(OTHER_WORDS_BY_WORD.get(word) ?? [])]);
}
