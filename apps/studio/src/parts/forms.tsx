import type { ReactNode } from "react";
import type { EditProps } from "react-admin";
import { WaitingOfItem } from "#studio/facts/waiting/waiting-of-item.tsx";
import { EditItem } from "./edit-item.tsx";
import { History } from "./history.tsx";
import { MakeItem } from "./make-item.tsx";

type Forms = {
	/** The title of the form in which one is made. */
	toMake: string;
	/** That of the form of one that there is; else its name. */
	title?: string;
	form: ReactNode;
	/** Changes of it may be set for a moment, or be suggested. */
	mayWait?: boolean;
	/** Where saving leads. */
	made?: "edit" | "list";
	saved?: false | "list";
	transform?: NonNullable<EditProps["transform"]>;
};

/** How an item is made, and how it is changed, with its history: one form. */
export function formsOf({ toMake, form, mayWait = false, made = "edit", saved = false, title, ...sent }: Forms) {
	const create = () => (
		<MakeItem redirect={made} title={toMake} {...sent}>
			{form}
		</MakeItem>
	);
	const edit = () => (
		<EditItem redirect={saved} {...(title !== undefined && { title })} {...sent}>
			{form}
			{mayWait && <WaitingOfItem />}
			<History />
		</EditItem>
	);
	return { create, edit };
}
