import type { ClaimKind } from "@uchit/contract/claim.ts";
import {
	CUTOFF_WORDS,
	type ReadClaim,
	readCutoff,
	readFee,
	readFounded,
	readMedian,
	readMoney,
	readPlaced,
	readRank,
	readRecognition,
	readSeats,
} from "./read-claim.ts";
import type { Phrase } from "./words.ts";

export type KindRule = {
	kind: ClaimKind;
	/** One of these words must occur. */
	when: RegExp;
	/** One of these must occur too. */
	also?: RegExp;
	read: (phrase: Phrase) => ReadClaim;
	example: string;
};

/** In order: the first rule that matches decides what the phrase is about. */
const KIND_RULES: readonly KindRule[] = [
	{
		kind: "accreditation",
		when: / (?:naac|nba|accredited|accreditation|iso|नैक|प्रत्यायित) /,
		read: () => ({ named: {} }),
		example: "NAAC A+",
	},
	{
		kind: "cutoff",
		when: CUTOFF_WORDS,
		read: readCutoff,
		example: "CSE closed at 4,774 for OBC-NCL in round 6 of JoSAA 2025",
	},
	{
		kind: "package",
		when: / (?:highest|average|avg|mean|record|top|maximum|max|best|sabse zyada|अधिकतम|औसत|सर्वाधिक) (?:[^ ]{1,20} ){0,2}(?:package|packages|salary|ctc|lpa|offer|offers|placement|placements|पैकेज|वेतन) /,
		read: (phrase) => ({ range: readMoney(phrase), named: {} }),
		example: "highest package 42 LPA",
	},
	{
		kind: "package",
		when: / (?:highest|average|avg|record|maximum|max|औसत|अधिकतम) (?:[^ ]{1,20} )?(?:[^ ]{1,20} )?\d[\d.]{0,11} (?:lpa|lakh|cr|crore|लाख|करोड) /,
		read: (phrase) => ({ range: readMoney(phrase), named: {} }),
		example: "average 12 LPA",
	},
	{ kind: "median", when: / (?:median|मीडियन|माध्यिका|माध्य) /, read: readMedian, example: "median salary 8.99 LPA" },
	{ kind: "placed", when: / (?:placements?|placed|प्लेसमेंट) /, also: / \d/, read: readPlaced, example: "100 % placement" },
	{
		kind: "rank",
		when: / (?:nirf|india ranking|india rankings|एनआईआरएफ) /,
		also: / \d| ranked /,
		read: readRank,
		example: "NIRF rank 5 in Engineering 2025",
	},
	{
		kind: "package",
		when: / \d[\d.]{0,11} (?:lpa|lakh|cr|crore|लाख|करोड) (?:ka |का |per annum |salary )?(?:packages?|salary|ctc|offers?|पैकेज|वेतन) | \d[\d.]{0,11} lpa | (?:packages?|salary|ctc|पैकेज) (?:of |: )?(?:rs )?\d/,
		read: (phrase) => ({ range: readMoney(phrase), named: {} }),
		example: "42 LPA",
	},
	{
		kind: "seats",
		when: / (?:seats?|intake|सीटें|सीट|सीटों) /,
		also: / \d/,
		read: readSeats,
		example: "120 seats in Computer Science",
	},
	{
		kind: "fee",
		when: / (?:fees?|tuition|फीस|शुल्क) /,
		also: / \d/,
		read: readFee,
		example: "tuition fee ₹45,000 a year",
	},
	{
		kind: "founded",
		when: / (?:estd?|established|establishment|founded|स्थापना|स्थापित|sthapana|sthapit) /,
		also: / \d{4} /,
		read: readFounded,
		example: "estd 1998",
	},
	{
		kind: "recognition",
		when: / (?:deemed|deemed to be|private) university | (?:central|state|state public|state government) university (?!of )| institute of national importance | is an? (?:government|govt|private) (?:university|college|institute) /,
		read: readRecognition,
		example: "deemed to be university",
	},
	{
		kind: "recognition",
		when: / (?:ugc|aicte|nmc|mci|यूजीसी|एआईसीटीई|एनएमसी) /,
		also: / (?:appro|recogn|manyata|maanyata|मान्यता|अनुमोदित|स्वीकृत)/,
		read: readRecognition,
		example: "AICTE approved",
	},
	{ kind: "founded", when: / since (?:1[789]|20)\d\d /, read: readFounded, example: "since 1953" },
	{
		kind: "place",
		when: / (?:located|situated|स्थित|sthit) /,
		read: (phrase) => {
			phrase.take(/ (?:located|situated|स्थित|sthit) /);
			return { named: {} };
		},
		example: "located in Pune",
	},
	{
		kind: "date",
		when: / (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* /,
		also: / \d{1,2} /,
		read: () => ({ named: {} }),
		example: "JEE Main on 22 January 2027",
	},
];

export function findKind(words: string): KindRule | undefined {
	return KIND_RULES.find(({ when, also }) => when.test(words) && (also?.test(words) ?? true));
}
