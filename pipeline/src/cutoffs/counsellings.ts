import { COMEDK } from "#pipeline/comedk/read.ts";
import type { Counselling } from "#pipeline/cutoffs/printed.ts";
import { AP_EAPCET } from "#pipeline/eapcet/andhra.ts";
import { TG_EAPCET } from "#pipeline/eapcet/telangana.ts";
import { GUJARAT } from "#pipeline/gujcet/read.ts";
import { JAC_DELHI } from "#pipeline/jac-delhi/read.ts";
import { KCET } from "#pipeline/kcet/read.ts";
import { KEAM } from "#pipeline/keam/read.ts";
import { MHT_CET } from "#pipeline/mhtcet/read.ts";
import { NEET } from "#pipeline/neet/read.ts";
import { OJEE } from "#pipeline/ojee/read.ts";
import { TNEA } from "#pipeline/tnea/read.ts";
import { WBJEE } from "#pipeline/wbjee/read.ts";

/** Every counselling document beside JoSAA's, each a dataset of its own. */
export const COUNSELLINGS: readonly Counselling[] = [
	NEET,
	KCET,
	MHT_CET,
	WBJEE,
	KEAM,
	JAC_DELHI,
	COMEDK,
	TNEA,
	OJEE,
	...GUJARAT,
	...TG_EAPCET,
	AP_EAPCET,
];
