import { useNavigation } from 'react-router-dom';

export const LoadingBar = () => (useNavigation().state === 'idle' ? null : <progress />);
