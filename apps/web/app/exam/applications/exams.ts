import type { ExamApply, ExamFees } from "@uchit/contract/exam-record.ts";
import type { ClashEvent } from "#app/exam/clashes/clash.ts";

/** An event with its year of admission. */
export type ApplicationEvent = ClashEvent & { cycle: string };

/** The parts of an exam that a form needs. Each names its source. */
export type ApplicationExam = {
	slug: string;
	shortName: string;
	body: string | undefined;
	officialSite: string | undefined;
	/** Whether it fills the seats of a state. */
	isOfState: boolean;
	isForGraduates: boolean;
	events: readonly ApplicationEvent[];
	fees: (ExamFees & { sourceId: string }) | undefined;
	apply: (ExamApply & { sourceId: string }) | undefined;
};
