import type { Fee as Published } from "@uchit/contract/fee.ts";
import type { DatasetReport, Refusal } from "#pipeline/report.ts";

export type Fee = Omit<Published, "block"> & { collegeId: string; block: string | undefined };

export type BuiltFees = { dataset: string; fees: Fee[]; refusals: Refusal[]; report: DatasetReport };
