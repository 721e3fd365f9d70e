import { SaveButton, type SaveButtonProps } from "react-admin";

/** Saves what the form holds and takes its item a step on; it may be pressed without a change. */
export function StepButton(props: Pick<SaveButtonProps, "label" | "transform" | "mutationOptions">) {
	return <SaveButton type="button" variant="outlined" icon={null} alwaysEnable {...props} />;
}
