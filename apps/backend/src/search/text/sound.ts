/**
 * Returns a word's rough sound: only consonants, without aspiration, so that "Kharagpur" and the Latin form of खड़गपुर
 * are the same. Vowels vary too much between spellings; a first one is kept as `a`.
 */
export function toSound(latin: string): string {
	const plain = latin
		.replace(/tion/g, "shn")
		.replace(/ck/g, "k")
		.replace(/ow\b/g, "o")
		.replace(/c(?=[eiy])/g, "s")
		.replace(/g(?=[ei])/g, "j")
		.replace(/chh?/g, "!")
		.replace(/c/g, "k")
		.replace(/!/g, "c")
		.replace(/ph/g, "f")
		.replace(/(?<=[bdgjkrst])h/g, "")
		.replace(/[vw]/g, "b")
		.replace(/z/g, "j")
		.replace(/q/g, "k")
		.replace(/x/g, "ks")
		.replace(/m(?=[bp])/g, "n")
		.replace(/^[aeiou]+/, "A")
		.replace(/(?<=.)[aeiouyh]/g, "")
		.replace(/(.)\1+/g, "$1");
	return plain.toLowerCase();
}
