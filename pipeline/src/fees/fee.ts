import type { Fee as Published } from "@uchit/contract/fee.ts";
import type { DatasetReport, Refusal } from "#pipeline/report.ts";

/** A row of `college_fees`. */
export type Fee = Omit<Published, "block"> & { collegeId: string; block: string | undefined };

/** The outcome of the fees of one document. */
export type BuiltFees = { dataset: string; fees: Fee[]; refusals: Refusal[]; report: DatasetReport };
