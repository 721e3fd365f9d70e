import { BITSAT } from "#pipeline/bitsat/read.ts";
import { CCMT } from "#pipeline/ccmt/read.ts";
import { CLAT } from "#pipeline/clat/read.ts";
import { COMEDK, COMEDK_ROUNDS } from "#pipeline/comedk/read.ts";
import { CSAB } from "#pipeline/csab/read.ts";
import type { Counselling } from "#pipeline/cutoffs/printed.ts";
import { DU_CSAS } from "#pipeline/du-csas/read.ts";
import { AP_EAPCET } from "#pipeline/eapcet/andhra.ts";
import { TG_EAPCET } from "#pipeline/eapcet/telangana.ts";
import { GUJARAT } from "#pipeline/gujcet/read.ts";
import { TG_ICET } from "#pipeline/icet/read.ts";
import { JAC_DELHI } from "#pipeline/jac-delhi/read.ts";
import { JOSAA } from "#pipeline/josaa/read.ts";
import { KCET } from "#pipeline/kcet/read.ts";
import { KEAM } from "#pipeline/keam/read.ts";
import { MHT_CET, MHT_CET_2025, MHT_CET_2025_ROUND_3 } from "#pipeline/mhtcet/read.ts";
import { MP_DTE } from "#pipeline/mpdte/read.ts";
import { NEET_ALL_INDIA } from "#pipeline/neet/all-india.ts";
import { NEET } from "#pipeline/neet/read.ts";
import { NEET_STATES } from "#pipeline/neet/states.ts";
import { OJEE } from "#pipeline/ojee/read.ts";
import { TNEA } from "#pipeline/tnea/read.ts";
import { UPTAC } from "#pipeline/uptac/read.ts";
import { WBJEE } from "#pipeline/wbjee/read.ts";

export const NATIONAL: readonly Counselling[] = [...CSAB, ...JOSAA];

export const COUNSELLINGS: readonly Counselling[] = [
	NEET,
	...NEET_ALL_INDIA,
	...NEET_STATES,
	KCET,
	MHT_CET,
	MHT_CET_2025,
	MHT_CET_2025_ROUND_3,
	WBJEE,
	KEAM,
	JAC_DELHI,
	COMEDK,
	...COMEDK_ROUNDS,
	TNEA,
	OJEE,
	...UPTAC,
	MP_DTE,
	...GUJARAT,
	CLAT,
	...BITSAT,
	DU_CSAS,
	...CCMT,
	...TG_EAPCET,
	AP_EAPCET,
	...TG_ICET,
];
