import type { ExamApply, ExamFees } from "@uchit/contract/exam-record.ts";
import type { ClashEvent } from "#app/exam/clashes/clash.ts";

/** An event with the year of admission that it is of. */
export type ApplicationEvent = ClashEvent & { cycle: string };

/** What a form needs to know of its exam. Each part names the source of what it says. */
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
