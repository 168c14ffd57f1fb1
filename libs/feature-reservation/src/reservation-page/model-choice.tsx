import type { DeviceModel } from '@shop/data-access/reservation';
import { useFormField } from '@shop/forms';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { deviceName } from '../device-name.ts';
import { useMessages } from '../messages.ts';

type Props = { models: readonly DeviceModel[]; chosen: string };

/** Each device with the length of its queue. */
export const ModelChoice = ({ models, chosen }: Props) => {
  const say = useMessages();
  const { id, error, onChange } = useFormField('model_id', 'submitted');
  return (
    <RadioCards
      legend={say('reservation.model')}
      name="model_id"
      id={id}
      defaultValue={chosen}
      onChange={(value) => void onChange({ target: { name: 'model_id', value } })}
      {...(error === undefined ? {} : { error })}
      options={models.map((model) => ({
        value: String(model.id),
        label: deviceName(model),
        hint: model.is_free
          ? say('reservation.at_once')
          : say('reservation.waiting', { count: model.waiting }),
      }))}
    />
  );
};
