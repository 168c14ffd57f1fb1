/** A key that moves the focus from control to control. */
export const movesFocus = ({ key }: KeyboardEvent): boolean => key === 'Tab' || key.startsWith('Arrow');
